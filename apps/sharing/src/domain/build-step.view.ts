import type { AssembleStep, PackageItemId, PagesStep } from '@groundwork/contracts';
import type { FrozenContent } from './frozen.model.ts';
import type { ItemRow, PageRow, PageState } from './package.model.ts';

const pagesIn = (pages: readonly PageRow[], itemId: PackageItemId, ...states: PageState[]): number[] =>
  pages.filter((row) => row.itemId === itemId && states.includes(row.state)).map(({ page }) => page);

const fileOf = ({ file: { before, ...file } }: ItemRow) => ({ file, before });

/** The due pages of one document, or nothing. */
export function pagesStep(items: readonly ItemRow[], pages: readonly PageRow[]): PagesStep | undefined {
  for (const item of items) {
    const due = pagesIn(pages, item.id, 'due');
    if (due.length > 0)
      return { kind: 'pages', itemId: item.id, ...fileOf(item), pages: due, masked: item.masked };
  }
  return undefined;
}

export const itemTitle = ({ kind, period }: Pick<ItemRow, 'kind' | 'period'>): string =>
  [kind.replaceAll('_', ' '), period].filter(Boolean).join(' ');

const pathOf = ({ place, kind, period }: ItemRow): string => {
  const name = [String(place).padStart(2, '0'), kind, period].filter(Boolean).join('-');
  return `documents/${name}.pdf`;
};

export function assembleStep(
  { memo, texts, worksheets = [] }: FrozenContent,
  filledForms: readonly string[],
  items: readonly ItemRow[],
  pages: readonly PageRow[],
): AssembleStep {
  return {
    kind: 'assemble',
    memo,
    texts: [...texts],
    worksheets: worksheets.map(({ path, sheet }) => ({ path, sheet, isStored: filledForms.includes(path) })),
    documents: items
      .map((item) => ({
        itemId: item.id,
        path: pathOf(item),
        title: itemTitle(item),
        ...fileOf(item),
        pages: pagesIn(pages, item.id, 'drawn'),
        masked: item.masked,
      }))
      .filter((document) => document.pages.length > 0),
  };
}
