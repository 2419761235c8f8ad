import { describe, expect, it } from '@jest/globals';
import { correctFiguresBody } from './document-corrections.ts';
import { splitDocumentBody } from './document-parts.ts';

const parts = (...pages: [number, number][]) => ({
  parts: pages.map(([fromPage, toPage]) => ({ fromPage, toPage })),
});
const problemsIn = (body: object) =>
  splitDocumentBody.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the parts of a document', () => {
  it('are in order, and can be one page and leave pages out', () => {
    expect(problemsIn(parts([1, 1], [2, 4], [7, 9]))).toBeUndefined();
  });

  it.each([
    [parts([1, 3], [3, 5]), [['parts.1.fromPage', 'Enter a page after page 3']]],
    [parts([4, 6], [1, 2]), [['parts.1.fromPage', 'Enter a page after page 6']]],
    [parts([1, 2], [5, 4]), [['parts.1.toPage', 'The last page is before the first page']]],
  ])('%j have a problem at its page', (body, problems) => {
    expect(problemsIn(body)).toEqual(problems);
  });
});

describe('a corrected amount', () => {
  const change = (value: number) => ({
    version: 1,
    changes: [{ what: 'figure', name: 'totalIncome', page: 1, value }],
  });

  it.each([0, -4310.22, 0.01, 1.15, 999_999_999_999.99])('can be %d', (value) => {
    expect(correctFiguresBody.safeParse(change(value)).success).toBe(true);
  });

  it.each([0.005, 4310.225, 0.00001, 1e12 + 1])('is not %d', (value) => {
    expect(correctFiguresBody.safeParse(change(value)).success).toBe(false);
  });
});
