import { describe, expect, it } from '@jest/globals';
import { comparePages, findRevisionEnds, type PlacedText } from './revisions.rules.ts';

const endsOf = (text: string) => findRevisionEnds(Buffer.from(text));

describe('the ends of the earlier revisions of a PDF', () => {
  it('are the end marks before the last one', () => {
    expect(endsOf('%PDF a%%EOF b%%EOF')).toEqual([11]);
    expect(endsOf('%%EOF%%EOF%%EOF')).toEqual([5, 10]);
    expect(endsOf('%PDF a%%EOF')).toEqual([]);
    expect(endsOf('no mark')).toEqual([]);
  });

  it('are at most the last three', () => {
    expect(endsOf('%%EOF'.repeat(6))).toEqual([15, 20, 25]);
  });

  it('do not contain the first mark of a linearized file', () => {
    expect(endsOf('/Linearized %%EOF a%%EOF b%%EOF')).toEqual([24]);
    expect(endsOf(`%%EOF%%EOF${' '.repeat(1100)}/Linearized`)).toEqual([5]);
    expect(endsOf(`${' '.repeat(1013)}/Linearized %%EOF%%EOF`)).toEqual([]);
    expect(endsOf(`${' '.repeat(1014)}/Linearized %%EOF%%EOF`)).toEqual([1031]);
  });
});

const text = (content: string, x: number, y: number, width = 30): PlacedText => ({
  text: content,
  x,
  y,
  width,
});
/** Ten texts that do not change. */
const others = Array.from({ length: 10 }, (_, line) => text(`line ${line}`, 10, 300 + 20 * line));
const changesOf = (before: readonly PlacedText[], after: readonly PlacedText[]) =>
  comparePages(4, [...others, ...before], [...others, ...after]);

describe('the changes between two revisions of a page', () => {
  it('name the text before and after at one place', () => {
    expect(changesOf([text('$100', 50, 80)], [text('$900', 52, 82)])).toEqual([
      { page: 4, before: '$100', after: '$900' },
    ]);
  });

  it('name a text that was removed or added', () => {
    expect(changesOf([text('$100', 50, 80)], [])).toEqual([{ page: 4, before: '$100', after: null }]);
    expect(changesOf([], [text('$900', 50, 80)])).toEqual([{ page: 4, before: null, after: '$900' }]);
  });

  it('do not contain a text that only moved by less than a point', () => {
    expect(changesOf([text('$100', 50.2, 80.4)], [text('$100', 49.8, 79.6)])).toEqual([]);
    expect(changesOf([text('$100', 50, 80)], [text('$100', 51, 80)])).toHaveLength(1);
    expect(changesOf([text('$100', 50, 80)], [text('$100', 50, 81)])).toHaveLength(1);
  });

  it.each([
    ['four points lower', 50, 84, false],
    ['less than four points lower', 50, 83.9, true],
    ['less than four points higher', 50, 76.1, true],
    ['20 points to the right of its end', 100, 80, false],
    ['nearly 20 points to the right of its end', 99, 80, true],
    ['20 points to the left of its start', 0, 80, false],
    ['nearly 20 points to the left of its start', 1, 80, true],
  ])('are one change if the new text is %s (%i, %i): %s', (_place, x, y, isSame) => {
    expect(changesOf([text('$100', 50, 80)], [text('$900', x, y)])).toHaveLength(isSame ? 1 : 2);
  });

  it('use each new text once', () => {
    const before = [text('$100', 50, 80), text('$200', 55, 80)];
    expect(changesOf(before, [text('$900', 52, 80), text('date', 400, 80)])).toEqual([
      { page: 4, before: '$100', after: '$900' },
      { page: 4, before: '$200', after: null },
      { page: 4, before: null, after: 'date' },
    ]);
  });

  it('are not named on a page that was rewritten', () => {
    const same = [text('a', 10, 10), text('b', 10, 30), text('c', 10, 50)];
    const two = [text('d', 10, 70), text('e', 10, 90)];
    const twoOthers = [text('f', 300, 70), text('g', 300, 90)];
    expect(comparePages(4, [...same, ...two], [...same, ...twoOthers])).toHaveLength(4);
    expect(comparePages(4, [...same.slice(1), ...two], [...same.slice(1), ...twoOthers])).toEqual([]);
  });
});
