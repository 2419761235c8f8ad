import { describe, expect, it } from '@jest/globals';
import { storedDocument, storedNames, wordsOf } from '@groundwork/test-data';
import type { Page } from './page.ts';
import { readDocument } from './read-document.ts';
import { statementRowsOf } from './statements/statement-rows.ts';

const pagesOf = (name: string): Page[] => wordsOf(storedDocument(name));
const read = (pages: readonly Page[]) => readDocument(pages, 'bank_statements');

describe.each([1, 2, 3])('two statements in one file, number %d', (number) => {
  const july = pagesOf(`business_checking-${number}`);
  const both = [...july, ...pagesOf(`business_checking-${number}-later`)];

  it('are read as the first one, without an alarm, and the owner learns of the second', () => {
    const [alone, together] = [read(july), read(both)];
    expect(together.extracted).toEqual(alone.extracted);
    expect(together.fraudScore).toBe(0);
    const next = july.length + 1;
    expect(together.signals).toMatchObject([
      {
        code: 'SEVERAL_PAPERS',
        severity: 0,
        page: next,
        expected: '1 statement',
        actual: `pages 1 to ${next - 1}, pages ${next} to ${both.length}`,
      },
    ]);
  });

  it('have the rows of the first one only', () => {
    const rows = (pages: readonly Page[]) => statementRowsOf(pages, read(pages))?.rows;
    expect(rows(both)).toEqual(rows(july));
  });
});

describe('a statement', () => {
  it.each(storedNames.filter((name) => /checking|savings/.test(name)))('is one document: %s', (name) => {
    const pages = pagesOf(name);
    expect(read(pages).signals).toEqual([]);
    const empty = { words: [], recognition: 1 };
    expect(read(pages.flatMap((page) => [page, empty])).signals).toEqual([]);
  });

  it('without a page in the middle names the missing page', () => {
    const page = (number: number) => ({
      words: [
        { text: `Page ${number} of 3`, x: 500, y: 20, width: 60, height: 10 },
        ...['Beginning balance 1,000.00', 'Ending balance 1,000.00'].map((text, at) => ({
          text,
          x: 40,
          y: 60 + at * 20,
          width: 200,
          height: 10,
        })),
        ...Array.from({ length: 12 }, (_, at) => ({
          text: 'Statement period account number deposits withdrawals checking',
          x: 40,
          y: 140 + at * 20,
          width: 300,
          height: 10,
        })),
      ],
      recognition: 1,
    });
    const { signals } = read([page(1), page(3)]);
    expect(signals).toMatchObject([{ code: 'PAGE_MISSING', actual: 'without page 2' }]);
  });
});
