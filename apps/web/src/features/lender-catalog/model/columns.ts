import { fill } from '@groundwork/wording';
import {
  type CatalogColumn,
  catalogColumns,
  type ColumnMapping,
  type ImportPlan,
  requiredCatalogColumns,
} from '@groundwork/contracts';
import { words } from '../lender-catalog.wording.ts';

const normalizeName = (name: string): string => name.replaceAll(/[\s_-]/g, '').toLowerCase();

export function readHeaders(text: string): string[] {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  return [...first.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .map(([, cell = '']) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"'),
    )
    .filter((name) => name !== '');
}

export function findUnmappedColumns(headers: readonly string[]): readonly CatalogColumn[] {
  const names = new Set(headers.map(normalizeName));
  return requiredCatalogColumns.filter((column) => !names.has(normalizeName(column)));
}

export const isMapped = (headers: readonly string[], mapping: ColumnMapping): boolean =>
  findUnmappedColumns(headers).every((column) => mapping[column] !== undefined);

export const findUnknownHeaders = (headers: readonly string[]): readonly string[] => {
  const columns = new Set<string>(catalogColumns.map(normalizeName));
  return headers.filter((header) => !columns.has(normalizeName(header)));
};

export const describePlan = ({ rows, added, changed, unchanged, absent }: ImportPlan): string =>
  fill(words.review.plan, { rows, added, changed, unchanged, absent });
