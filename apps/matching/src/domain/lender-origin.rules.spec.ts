import { describe, expect, it } from '@jest/globals';
import type { Program } from '@groundwork/engine-matching';
import { confirmedDay, originOf, recordLenderIdOf } from './lender-origin.rules.ts';

describe('the origin of a lender', () => {
  const program = {
    verifiedOn: null,
    sourceDate: '2026-01-05',
    families: ['sba', 'new'],
    fdic: null,
    ncua: null,
  } as unknown as Program;
  const families = [{ code: 'other' }, { code: 'sba', name: 'SBA 7(a)' }] as unknown as Parameters<
    typeof originOf
  >[1];
  const today = '2026-11-24';

  it('is confirmed on the day of its check, else of its source', () => {
    expect(confirmedDay(program)).toBe('2026-01-05');
    expect(confirmedDay({ ...program, verifiedOn: '2026-11-01' })).toBe('2026-11-01');
  });

  it('has its id in the loan records', () => {
    expect(recordLenderIdOf({ ...program, fdic: '12', ncua: '34' })).toBe('fdic:12');
    expect(recordLenderIdOf({ ...program, ncua: '34' })).toBe('ncua:34');
    expect(recordLenderIdOf(program)).toBeNull();
  });

  it('names its families, and is stale after 180 days unless it is a sample', () => {
    expect(originOf(program, families, { sample: false, today })).toEqual({
      sample: false,
      verifiedOn: null,
      stale: true,
      families: [
        { code: 'sba', name: 'SBA 7(a)' },
        { code: 'new', name: 'new' },
      ],
    });
    const fresh = { ...program, verifiedOn: '2026-11-01' };
    expect(originOf(fresh, families, { sample: false, today })).toMatchObject({
      verifiedOn: '2026-11-01',
      stale: false,
    });
    expect(originOf(program, families, { sample: true, today })).toMatchObject({
      sample: true,
      stale: false,
    });
  });
});
