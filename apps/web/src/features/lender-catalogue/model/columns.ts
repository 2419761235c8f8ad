import {
  type CatalogueColumn,
  catalogueColumns,
  type ColumnMapping,
  type ImportPlan,
  requiredCatalogueColumns,
} from '@groundwork/contracts';
import { formatCount } from '#shared/formatting/format.ts';

const plain = (name: string): string => name.replaceAll(/[\s_-]/g, '').toLowerCase();

/** The names in the first line, quoted or not; the server reads the rest. */
export function headersIn(text: string): string[] {
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
export function unmapped(headers: readonly string[]): readonly CatalogueColumn[] {
  const named = new Set(headers.map(plain));
  return requiredCatalogueColumns.filter((column) => !named.has(plain(column)));
}

export const isMapped = (headers: readonly string[], mapping: ColumnMapping): boolean =>
  unmapped(headers).every((column) => mapping[column] !== undefined);

/** Names of the file that are none of ours. */
export const foreignHeaders = (headers: readonly string[]): readonly string[] => {
  const ours = new Set<string>(catalogueColumns.map(plain));
  return headers.filter((header) => !ours.has(plain(header)));
};

export function planWords({ rows, added, changed, unchanged, absent }: ImportPlan): string {
  const counts = [
    `${formatCount(added)} new`,
    `${formatCount(changed)} changed`,
    `${formatCount(unchanged)} as before`,
  ];
  return `${formatCount(rows)} rows: ${counts.join(', ')}. ${formatCount(absent)} active lenders are not in the file.`;
}

export const valueWords = (value: unknown): string =>
  value === null || value === undefined
    ? 'nothing'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
