import { sbaColumns } from './1.0/sba-columns.ts';
import { recordPrograms, type RecordColumn, type RecordProgram } from './sba-data.ts';

export interface RecordHeader {
  cells: number;
  places: ReadonlyMap<RecordColumn, number>;
  lenderPlaces: Readonly<Record<RecordProgram, number | undefined>>;
}

export type HeaderReading = { header: RecordHeader } | { missing: string[] };

interface ColumnRule {
  called: readonly string[] | Readonly<Record<RecordProgram, readonly string[]>>;
  isNeeded: boolean;
}

const rules = Object.entries(sbaColumns.columns) as [RecordColumn, ColumnRule][];
const lenderNames: Readonly<Record<RecordProgram, readonly string[]>> = sbaColumns.columns.lender.called;

export const foldColumn = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

function firstPlace(folded: readonly string[], names: readonly string[]): number | undefined {
  const place = folded.findIndex((name) => names.includes(name));
  return place === -1 ? undefined : place;
}

const lenderNameFor = (folded: readonly string[]): string =>
  (folded.some((name) => name.startsWith('cdc')) ? lenderNames['504'] : lenderNames['7a'])[0] ?? '';

export function readHeader(names: readonly string[]): HeaderReading {
  const folded = names.map(foldColumn);
  const lenderPlaces = {
    '7a': firstPlace(folded, lenderNames['7a']),
    '504': firstPlace(folded, lenderNames['504']),
  };
  const places = new Map<RecordColumn, number>();
  const missing: string[] = [];
  for (const [column, { called, isNeeded }] of rules) {
    if (!Array.isArray(called)) {
      if (recordPrograms.every((program) => lenderPlaces[program] === undefined))
        missing.push(lenderNameFor(folded));
      continue;
    }
    const place = firstPlace(folded, called as readonly string[]);
    if (place !== undefined) places.set(column, place);
    else if (isNeeded) missing.push(String(called[0]));
  }
  if (missing.length > 0) return { missing };
  return { header: { cells: names.length, places, lenderPlaces } };
}
