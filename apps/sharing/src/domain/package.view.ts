import {
  type LinkState,
  type PackageState,
  type PackageView,
  packageView,
  worksheetForms,
} from '@groundwork/contracts';
import type { ItemRow, PackageRow, PackageTexts, PageRow, VersionRow } from './package.model.ts';

interface PackageParts {
  readonly row: PackageRow;
  readonly version: VersionRow;
  readonly texts: PackageTexts;
  readonly items: readonly ItemRow[];
  readonly pages: readonly PageRow[];
  readonly links: readonly { state: LinkState; lastVisitAt: Date | null }[];
}

const stateOf = ({ row, version }: PackageParts): PackageState =>
  row.withdrawnAt === null ? version.state : 'withdrawn';

const latestVisit = (links: PackageParts['links']): string | null =>
  links
    .flatMap(({ lastVisitAt }) => lastVisitAt?.toISOString() ?? [])
    .sort()
    .at(-1) ?? null;

export function toPackageView(parts: PackageParts): PackageView {
  const { row, version, texts, items, pages, links } = parts;
  const included = pages.filter(({ state }) => state !== 'left-out');
  const pagesOfItem = (id: string) => included.filter(({ itemId }) => itemId === id).length;
  return packageView.parse({
    id: row.id,
    version: row.version,
    title: texts.title,
    lenderName: texts.lenderName,
    state: stateOf(parts),
    progress: { done: version.done, total: version.total },
    reason: version.reason,
    createdAt: row.createdAt.toISOString(),
    frozenAt: version.frozenAt.toISOString(),
    stated: version.stated,
    proven: version.proven,
    rulesVersion: version.rulesVersion,
    pages: included.length + version.memoPages,
    bytes: version.bytes === null ? null : Number(version.bytes),
    items: items.map(({ id, documentId, kind, period, masked, state }) => ({
      id,
      documentId,
      kind,
      period,
      masked,
      state,
      pages: pagesOfItem(id),
    })),
    pagesToCheck: pages
      .filter(({ state }) => state === 'check')
      .map(({ itemId, page }) => ({ itemId, page })),
    parts: version.parts,
    opened: version.opened,
    originals: version.originals,
    missing: version.missing,
    links: { active: links.filter(({ state }) => state === 'active').length },
    lastVisitAt: latestVisit(links),
    outdated: version.isOutdated,
    worksheets: version.parts.includes('worksheets') ? [...worksheetForms] : [],
  });
}
