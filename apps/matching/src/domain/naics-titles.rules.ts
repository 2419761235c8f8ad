import type { NaicsQuery, NaicsTitle } from '@groundwork/contracts';

export const defaultTitles = 20;

/** A number finds the codes that begin with it and their sector; words find a part of a title. */
export function searchTitles(
  titles: readonly (NaicsTitle & { prefixes?: readonly string[] })[],
  { search = '', limit = defaultTitles }: NaicsQuery,
): NaicsTitle[] {
  const isFound = ({ code, title, prefixes = [code] }: (typeof titles)[number]): boolean =>
    /^\d+$/.test(search)
      ? prefixes.some((prefix) => prefix.startsWith(search) || search.startsWith(prefix))
      : title.toLowerCase().includes(search);
  return titles
    .filter(isFound)
    .slice(0, limit)
    .map(({ code, title }) => ({ code, title }));
}
