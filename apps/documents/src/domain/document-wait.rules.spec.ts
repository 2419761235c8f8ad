import { describe, expect, it } from '@jest/globals';
import { toWait } from './document-wait.rules.ts';

describe('the wait of a document', () => {
  it.each([
    [0, 20_000, null],
    [3, 20_000, { documents: 3, seconds: 60 }],
    [1, 10, { documents: 1, seconds: 1 }],
    [2, null, { documents: 2, seconds: null }],
  ])('behind %i documents with %s ms between results is %j', (before, gapMs, wait) => {
    expect(toWait({ before, gapMs })).toEqual(wait);
  });
});
