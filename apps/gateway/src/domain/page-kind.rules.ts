import { pages } from '@groundwork/contracts';

/** drawn: readers without JavaScript see it, too. private: behind the sign-in or a link from an email. */
export type PageKind = 'drawn' | 'private' | 'missing';

const isDrawn = (page: string): boolean => (pages.drawn as readonly string[]).includes(page);

const { drawn: _, ...addresses } = pages;
const patterns = Object.values(addresses).map(
  (address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`),
);

export const pageOf = (url: string): string => (url.split('?')[0] ?? '').replace(/(.)\/$/, '$1');

export function kindOf(page: string): PageKind {
  if (isDrawn(page)) return 'drawn';
  return patterns.some((address) => address.test(page)) ? 'private' : 'missing';
}
