import { describe, expect, it } from '@jest/globals';
import type { StorageQuota } from '@groundwork/contracts';
import { parseCursor } from './parse-cursor.rules.ts';
import { isFullBesideOthers, quotaProblem } from './quota.rules.ts';

const limits = { bytes: 1000, files: 20, waitingPages: 50 };
const almostFull = { bytes: 600, files: 19, waitingPages: 49 };
const problemOf = (used: Partial<StorageQuota>, bytes = 400) => {
  const problem = quotaProblem({ ...almostFull, ...used }, limits, { bytes, files: 1 });
  return problem && [problem.code, problem.retryAfterSeconds, problem.message];
};

describe('the quota of an owner', () => {
  it('accepts a file that reaches each limit', () => expect(problemOf({})).toBeNull());

  it.each([
    ['bytes', {}, 401, ['STORAGE_FULL', undefined]],
    ['files', { files: 20 }, 400, ['TOO_MANY_FILES', undefined]],
    ['waiting pages', { waitingPages: 50 }, 400, ['TOO_MANY_WAITING', 60]],
  ])('rejects one more of %s', (_name, used, bytes, expected) => {
    expect(problemOf(used, bytes)?.slice(0, 2)).toEqual(expected);
  });

  it('names the limit', () => expect(problemOf({ files: 20 })?.[2]).toContain('20'));
});

describe('an owner with many waiting documents', () => {
  it.each([
    [{ own: 20, ofOthers: 49 }, false],
    [{ own: 19, ofOthers: 50 }, false],
    [{ own: 20, ofOthers: 50 }, true],
  ])('adds none while many of others wait: %j', (waiting, isFull) => {
    expect(isFullBesideOthers(waiting)).toBe(isFull);
  });
});

describe('the cursor of a list', () => {
  it('is the id of a document', () => {
    const cursor = '01890000-0000-7000-8000-000000000001';
    expect(parseCursor({ cursor, limit: 20 })).toBe(cursor);
    expect(parseCursor({ limit: 20 })).toBeUndefined();
    expect(() => parseCursor({ cursor: 'no', limit: 20 })).toThrow();
  });
});
