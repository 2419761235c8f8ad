import { describe, expect, it } from '@jest/globals';
import { parseCursor } from './parse-cursor.rules.ts';
import { quotaProblem, type Usage } from './quota.rules.ts';

const limits = { bytes: 1000, files: 20, uploadsAnHour: 7, waitingPages: 50 };
const almostFull: Usage = {
  bytes: 600,
  files: 19,
  uploadsAnHour: 6,
  waitingPages: 49,
  secondsUntilFewerUploads: 123,
};
const problemOf = (used: Partial<Usage>, bytes = 400, isUpload = true) => {
  const problem = quotaProblem({ ...almostFull, ...used }, limits, { bytes, isUpload });
  return problem && [problem.code, problem.retryAfterSeconds, problem.message];
};

describe('the quota of an owner', () => {
  it('accepts a file that reaches each limit', () => expect(problemOf({})).toBeNull());

  it.each([
    ['bytes', {}, 401, ['STORAGE_FULL', undefined]],
    ['files', { files: 20 }, 400, ['TOO_MANY_FILES', undefined]],
    ['uploads an hour', { uploadsAnHour: 7 }, 400, ['TOO_MANY_UPLOADS', 123]],
    [
      'uploads an hour without a time',
      { uploadsAnHour: 7, secondsUntilFewerUploads: null },
      400,
      ['TOO_MANY_UPLOADS', 60],
    ],
    ['waiting pages', { waitingPages: 50 }, 400, ['TOO_MANY_WAITING', 60]],
  ])('rejects one more of %s', (_name, used, bytes, expected) => {
    expect(problemOf(used, bytes)?.slice(0, 2)).toEqual(expected);
  });

  it('names the limits', () => {
    expect(problemOf({ files: 20 })?.[2]).toContain('20');
    expect(problemOf({ uploadsAnHour: 7 })?.[2]).toContain('7');
  });

  it('counts no upload for an analysis', () =>
    expect(problemOf({ uploadsAnHour: 7 }, 400, false)).toBeNull());
});

describe('the cursor of a list', () => {
  it('is the id of a document', () => {
    const cursor = '01890000-0000-7000-8000-000000000001';
    expect(parseCursor({ cursor, limit: 20 })).toBe(cursor);
    expect(parseCursor({ limit: 20 })).toBeUndefined();
    expect(() => parseCursor({ cursor: 'no', limit: 20 })).toThrow();
  });
});
