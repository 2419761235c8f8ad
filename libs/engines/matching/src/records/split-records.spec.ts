import { describe, expect, it } from '@jest/globals';
import { RecordSplitter } from './split-records.ts';

function split(text: string, partSize = text.length) {
  const splitter = new RecordSplitter();
  const records = [];
  for (let at = 0; at < text.length; at += partSize)
    records.push(...splitter.push(text.slice(at, at + partSize)));
  const { record, isOpenQuote } = splitter.end();
  return { records: record ? [...records, record] : records, isOpenQuote };
}

const cellsOf = (text: string) => split(text).records.map(({ cells }) => cells);

describe('a text of comma-separated records', () => {
  it.each<[string, string, string[][]]>([
    [
      'plain cells',
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['other line ends', 'a\r\nb\rc', [['a'], ['b'], ['c']]],
    [
      'empty cells',
      ',\n,,\n',
      [
        ['', ''],
        ['', '', ''],
      ],
    ],
    ['quoted separators', '"a,b","c"\n', [['a,b', 'c']]],
    ['quoted quotes', '"a ""b""",c\n', [['a "b"', 'c']]],
    ['text behind a quote', '"a"b,c\n', [['ab', 'c']]],
    ['a quote inside a plain cell', '5" pipe,c\n', [['5" pipe', 'c']]],
    ['blank lines', 'a\n\n  \nb\n\n', [['a'], ['b']]],
  ])('is split with %s', (_, text, expected) => {
    expect(cellsOf(text)).toEqual(expected);
  });

  it('gives the line on which a record begins', () => {
    const { records } = split('h,h\n"a\r\nb\nc",d\n\ne,f\n"g\rh",i');
    expect(records.map(({ line }) => line)).toEqual([1, 2, 6, 7]);
  });

  it('has the same records when it arrives in parts of any size', () => {
    const text = 'h,h\r\n"a ""b""\r\nc",d\r\n\r\n5" e,f\r\n"g\rh"i,j';
    for (let size = 1; size < text.length; size += 1) expect(split(text, size)).toEqual(split(text));
  });

  it('cuts a cell of more than 1,000 characters with a mark', () => {
    const [whole, long] = ['x'.repeat(1000), 'x'.repeat(100_000)];
    expect(cellsOf(`${whole},${long},"${long}"\n`)).toEqual([[whole, `${whole}…`, `${whole}…`]]);
  });

  it('reports an open quote', () => {
    expect(split('a,b\nc,"d\ne,f\n')).toMatchObject({ isOpenQuote: true, records: [{ line: 1 }] });
  });
});
