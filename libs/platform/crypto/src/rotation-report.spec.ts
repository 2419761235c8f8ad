import { describe, expect, it } from '@jest/globals';
import { rotationReport } from './rotation-report.ts';

const keyIds = ['k2', 'k1'];
const outcome = { rewrapped: 3, unreadable: 0, usage: { k2: 3 } as Record<string, number> };

describe('the report of a rotation', () => {
  it('names an old key removable when no row of any table uses it', () => {
    const places = { 'ledger.data_keys': { ...outcome, rewrapped: 1, usage: { k2: 1 } }, profiles: outcome };
    expect(rotationReport(keyIds, places)).toEqual({
      complete: true,
      lines: [
        'ledger.data_keys: 1 data key wrapped anew under k2',
        'profiles: 3 data keys wrapped anew under k2',
        'k2 wraps 4 data keys',
        'k1 wraps nothing: it can be removed from FIELD_KEYS',
      ],
    });
  });

  it('does not name it removable while one row of one table uses it', () => {
    const places = { ledger: { ...outcome, usage: { k2: 2, k1: 1 } }, profiles: outcome };
    const { complete, lines } = rotationReport(keyIds, places);
    expect(complete).toBe(false);
    expect(lines).toContain('k1 still wraps 1 data key: keep it, and run this again');
    expect(lines.join()).not.toContain('removed');
  });

  it('is incomplete while a row names a key that is missing in FIELD_KEYS', () => {
    const places = { profiles: { ...outcome, unreadable: 2, usage: { k2: 3, k0: 2 } } };
    const { complete, lines } = rotationReport(keyIds, places);
    expect(complete).toBe(false);
    expect(lines).toContain('k0 wraps 2 data keys and is not in FIELD_KEYS: add it');
    expect(lines).toContain('2 data keys could not be opened; the log names their owners');
  });
});
