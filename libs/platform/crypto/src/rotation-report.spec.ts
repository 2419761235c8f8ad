import { describe, expect, it } from '@jest/globals';
import { rotationReport } from './rotation-report.ts';

const outcome = {
  rewrapped: 3,
  unreadable: 0,
  keyIds: ['k2', 'k1'],
  usage: { k2: 3 } as Record<string, number>,
};

describe('the report of a rotation', () => {
  it('names an old key removable when no row uses it', () => {
    expect(rotationReport('profile', outcome)).toEqual({
      complete: true,
      lines: [
        'profile: 3 data keys wrapped anew under k2',
        '  k2 wraps 3 data keys',
        '  k1 wraps nothing: it can be removed from FIELD_KEYS',
      ],
    });
  });

  it('does not name it removable while one row uses it', () => {
    const { complete, lines } = rotationReport('profile', { ...outcome, usage: { k2: 2, k1: 1 } });
    expect(complete).toBe(false);
    expect(lines).toContain('  k1 still wraps 1 data key: keep it, and run this again');
    expect(lines.join()).not.toContain('removed');
  });

  it('is incomplete while a row names a key that is missing in FIELD_KEYS', () => {
    const { complete, lines } = rotationReport('profile', {
      ...outcome,
      unreadable: 2,
      usage: { k2: 3, k0: 2 },
    });
    expect(complete).toBe(false);
    expect(lines).toContain('  k0 wraps 2 data keys and is not in FIELD_KEYS: add it');
    expect(lines).toContain('  2 data keys could not be opened; the log names their owners');
  });
});
