import { describe, expect, it } from '@jest/globals';
import { documents } from '../../../gallery/sample-documents.ts';
import { pagesOf } from './file-pages.ts';
import { partName, proposedParts, toTyped, type TypedPages, typedParts } from './split.ts';

const [processed, verified] = documents;
const file = { first: 1, last: 6 };
const typed = (...pages: [string, string][]): TypedPages[] =>
  pages.map(([fromPage, toPage]) => ({ fromPage, toPage }));

describe('the pages that an owner types', () => {
  it('are parts in order; pages can be left out', () => {
    expect(typedParts(typed(['1', ' 2 '], ['4', '6']), file)).toEqual([
      { fromPage: 1, toPage: 2 },
      { fromPage: 4, toPage: 6 },
    ]);
  });

  it('begin with those of a proposed part', () => {
    expect(toTyped({ fromPage: 2, toPage: 3 })).toEqual({ fromPage: '2', toPage: '3' });
  });

  it('can be one page, and have two digits', () => {
    expect(typedParts(typed(['4', '4'], ['9', '12']), { first: 4, last: 12 })).toEqual([
      { fromPage: 4, toPage: 4 },
      { fromPage: 9, toPage: 12 },
    ]);
    expect(typedParts(typed(['3', '4']), { first: 4, last: 12 })).toBeNull();
  });

  it.each(['1.5', '+3', '3.', '1e1'])('are numbers without a sign or a point, and not %s', (page) => {
    expect(typedParts(typed(['1', page]), { first: 1, last: 12 })).toBeNull();
  });

  it.each<[string, [string, string][]]>([
    [
      'an overlap',
      [
        ['1', '3'],
        ['3', '6'],
      ],
    ],
    [
      'another order',
      [
        ['4', '6'],
        ['1', '3'],
      ],
    ],
    [
      'an end before its start',
      [
        ['2', '1'],
        ['4', '6'],
      ],
    ],
    [
      'a page after the file',
      [
        ['1', '3'],
        ['4', '7'],
      ],
    ],
    [
      'a page before the file',
      [
        ['0', '3'],
        ['4', '6'],
      ],
    ],
    [
      'no number',
      [
        ['1', 'three'],
        ['4', '6'],
      ],
    ],
    [
      'an empty field',
      [
        ['1', ''],
        ['4', '6'],
      ],
    ],
  ])('are no parts with %s', (_, pages) => {
    expect(typedParts(typed(...pages), file)).toBeNull();
  });
});

describe('a document in a file', () => {
  it.each([
    [null, 'Business Checking'],
    [{ from: '2026-06-01', to: '2026-06-30' }, 'Business Checking, Jun 1, 2026 to Jun 30, 2026'],
    [{ from: '2025-01-01', to: '2025-12-31' }, 'Business Checking, 2025'],
    [{ from: '2025-01-01', to: '2025-06-30' }, 'Business Checking, Jan 1, 2025 to Jun 30, 2025'],
    [{ from: '2025-07-01', to: '2025-12-31' }, 'Business Checking, Jul 1, 2025 to Dec 31, 2025'],
  ])('with the period %j is named %s', (period, name) => {
    expect(partName({ kind: 'business_checking', fromPage: 1, toPage: 2, period })).toBe(name);
  });

  it('is proposed for a document that its owner can change', () => {
    const parts = [{ kind: 'form_1040', fromPage: 1, toPage: 2 } as const];
    const withParts = (document = processed!) => ({
      ...document,
      aiAnalysis: { ...document.aiAnalysis, parts },
    });
    expect(proposedParts(withParts())).toEqual(parts);
    expect(proposedParts(withParts(verified))).toEqual([]);
    expect(proposedParts(processed!)).toEqual([]);
  });
});

describe('the pages of a document', () => {
  it('have the numbers of its file', () => {
    expect(pagesOf(processed!)).toEqual({ first: 1, lastPicture: 2, last: 2 });
    const part = { ...processed!, pageRange: { fromPage: 3, toPage: 5 } };
    const aiAnalysis = { ...part.aiAnalysis, pages: 3, previews: 2 };
    expect(pagesOf({ ...part, aiAnalysis })).toEqual({ first: 3, lastPicture: 4, last: 5 });
  });
});
