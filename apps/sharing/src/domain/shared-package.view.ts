import { packageFolder, packagePageKey, type SharedPackage, sharedPackage } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { notices } from '../sharing.wording.ts';
import type { LinkRow } from './link.model.ts';
import type { ItemRow, PageRow, VersionRow } from './package.model.ts';

interface SharedParts {
  readonly link: LinkRow;
  readonly version: VersionRow;
  readonly title: string;
  readonly business: string;
  readonly items: readonly ItemRow[];
  readonly pages: readonly PageRow[];
}

export const dayOfState = ({ stateAt }: ItemRow): string => stateAt?.toISOString().slice(0, 10) ?? '';

function noticeOf(item: ItemRow): string | null {
  return item.state === 'unchanged' ? null : fill(notices[item.state], { day: dayOfState(item) });
}

/** A page that the owner left out has no number for a recipient. */
const drawnPages = (pages: readonly PageRow[], id: string): number[] =>
  pages.filter(({ itemId, state }) => itemId === id && state === 'drawn').map(({ page }) => page);

export function toSharedPackage({
  link,
  version,
  title,
  business,
  items,
  pages,
}: SharedParts): SharedPackage {
  return sharedPackage.parse({
    title,
    business,
    version: version.version,
    frozenAt: version.frozenAt.toISOString(),
    mode: link.mode,
    stated: version.stated,
    proven: version.proven,
    parts: version.parts,
    memoPages: version.memoPages,
    items: items.map((item) => ({
      id: item.id,
      kind: item.kind,
      period: item.period,
      pages: drawnPages(pages, item.id).length,
      state: item.state,
      notice: noticeOf(item),
    })),
    missing: version.missing,
  });
}

/** The object of a page, or nothing. */
export function pageKeyOf(
  { version, pages }: Pick<SharedParts, 'version' | 'pages'>,
  itemId: string,
  page: number,
): string | undefined {
  const folder = packageFolder(version.packageId, version.version);
  const numbers =
    itemId === 'memo'
      ? Array.from({ length: version.memoPages }, (_, at) => at + 1)
      : drawnPages(pages, itemId);
  const stored = numbers[page - 1];
  return stored === undefined ? undefined : packagePageKey(folder, itemId, stored);
}

/** Each quarter of a page shows whose copy it is. */
export const watermarkOf = (email: string, linkId: string, now: Date): string =>
  `${email} · ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC · ${linkId.slice(-8)}`;
