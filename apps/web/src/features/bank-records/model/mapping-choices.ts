import type { CsvMappingBody } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatDate } from '#shared/formatting/format.ts';
import { words } from '../bank-records.wording.ts';
import type { BankFileView } from './views.ts';

export type ColumnName = keyof typeof words.mapping.columns;
export const columnNames = Object.keys(words.mapping.columns) as ColumnName[];

export interface ColumnOption {
  readonly value: number;
  readonly label: string;
}

/** The columns of the file with their names, or with their numbers where the file has no header. */
export function columnOptions({ header, sample }: BankFileView): ColumnOption[] {
  const width = Math.max(header?.length ?? 0, ...(sample ?? []).map((cells) => cells.length));
  return Array.from({ length: width }, (_, value) => {
    const name = header?.[value]?.trim() ?? '';
    return { value, label: name === '' ? fill(words.mapping.column, { number: value + 1 }) : name };
  });
}

export const columnOf = ({ columns }: CsvMappingBody, name: ColumnName): number | null =>
  (name === 'description' ? columns.description[0] : columns[name]) ?? null;

export function withColumn(mapping: CsvMappingBody, name: ColumnName, at: number | null): CsvMappingBody {
  const others = Object.entries(mapping.columns).filter(([each]) => each !== name);
  const value = name === 'description' ? [at ?? 0] : at;
  const columns = Object.fromEntries(value === null ? others : [...others, [name, value]]);
  return { ...mapping, columns: columns as CsvMappingBody['columns'] };
}

const twoOrders = /^(\d{1,2})\D(\d{1,2})\D(\d{2,4})/;

/** "Is 03/04/2026 March 4 or April 3?" 03/03 is the same day in both orders. */
export function dateOrderQuestion({ sample, mapping }: BankFileView) {
  const { dateOrder, dateOrderPlain, month, day } = words.questions;
  const matches = (sample ?? []).map((cells) =>
    twoOrders.exec(cells[mapping?.columns.date ?? 0]?.trim() ?? ''),
  );
  const match = matches.find((each) => each !== null && Number(each[1]) !== Number(each[2]));
  if (match === undefined || match === null)
    return { legend: dateOrderPlain, monthFirst: month, dayFirst: day };
  const [, first = '', second = '', year = ''] = match;
  const dayOf = (monthPart: string, dayPart: string) =>
    formatDate(`${year.padStart(4, '20')}-${monthPart.padStart(2, '0')}-${dayPart.padStart(2, '0')}`);
  const [monthFirst, dayFirst] = [dayOf(first, second), dayOf(second, first)];
  const legend = fill(dateOrder, { sample: match.input, first: monthFirst, second: dayFirst });
  return { legend, monthFirst, dayFirst };
}
