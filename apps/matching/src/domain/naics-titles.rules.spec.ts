import { describe, expect, it } from '@jest/globals';
import { naicsSectors } from '@groundwork/contracts';
import { searchTitles } from './naics-titles.rules.ts';

const search = (text?: string, limit?: number) =>
  searchTitles(naicsSectors, { ...(text && { search: text }), ...(limit && { limit }) }).map(
    ({ code }) => code,
  );

describe('the search for industry codes', () => {
  it('lists the 20 sectors without a search, or as many as requested', () => {
    expect(search()).toHaveLength(20);
    expect(search(undefined, 3)).toEqual(['11', '21', '22']);
  });

  it.each([
    ['food', ['72']],
    ['trade', ['42', '44-45']],
    ['72', ['72']],
    ['722511', ['72']],
    ['32', ['31-33']],
    ['4', ['42', '44-45', '48-49']],
    ['99', []],
    ['no such industry', []],
  ])('finds for "%s" %j', (text, codes) => {
    expect(search(text)).toEqual(codes);
  });

  it('finds a number inside a title only among other words', () => {
    const titles = [{ code: '621999', title: 'Type 2 homes' }];
    const matches = (text: string) => searchTitles(titles, { search: text }).length;
    expect(['type 2', '2 homes', '6219', '62', '2'].map(matches)).toEqual([1, 1, 1, 1, 0]);
  });
});
