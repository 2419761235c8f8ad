import {
  type CatalogueColumn,
  catalogueColumns,
  type ColumnMapping,
  type ImportPlan,
  requiredCatalogueColumns,
} from '@groundwork/contracts';
import { formatCount } from '#shared/formatting/format.ts';

const normalizeName = (name: string): string => name.replaceAll(/[\s_-]/g, '').toLowerCase();

/** The names in the first line, quoted or not; the server reads the rest. */
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

/** Columns that are needed and that the file does not name as we do. */
export function findUnmappedColumns(headers: readonly string[]): readonly CatalogueColumn[] {
  const named = new Set(headers.map(normalizeName));
  return requiredCatalogueColumns.filter((column) => !named.has(normalizeName(column)));
}

export const isMapped = (headers: readonly string[], mapping: ColumnMapping): boolean =>
  findUnmappedColumns(headers).every((column) => mapping[column] !== undefined);

/** Names of the file that are none of ours. */
export const findUnknownHeaders = (headers: readonly string[]): readonly string[] => {
  const ours = new Set<string>(catalogueColumns.map(normalizeName));
  return headers.filter((header) => !ours.has(normalizeName(header)));
};

export function describePlan({ rows, added, changed, unchanged, absent }: ImportPlan): string {
  const counts = [
    `${formatCount(added)} new`,
    `${formatCount(changed)} changed`,
    `${formatCount(unchanged)} as before`,
  ];
  return `${formatCount(rows)} rows: ${counts.join(', ')}. ${formatCount(absent)} active lenders are not in the file.`;
}

export const formatValue = (value: unknown): string =>
  value === null || value === undefined
    ? 'nothing'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
