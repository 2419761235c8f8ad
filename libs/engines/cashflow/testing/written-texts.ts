import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SeededRandom } from '@groundwork/test-data/cases';
import type { ClassifiableRow } from '../src/classes/classify.ts';
import { addDays } from '../src/days.ts';

type WrittenRow = readonly [truth: string, dollars: number, times: number, text: string];

interface WrittenBusiness {
  readonly business: string;
  readonly owners: readonly string[];
  readonly rows: readonly WrittenRow[];
}

export interface TrueRow extends ClassifiableRow {
  /** The classes that a person gives to the row. */
  readonly truth: readonly string[];
}

const readTexts = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'vocabulary', `${name}.json`), 'utf8'));

const firstDay = '2026-01-05';
const days = 180;
const varying = new Set('customer card_settlement other payroll'.split(' '));

const numbered = (text: string, random: SeededRandom): string =>
  text.replaceAll('#', () => String(1000 + random.below(900_000)));

/** Many rows of one text come on working days, fewer ones in equal steps. */
function dayOf(at: number, times: number, offset: number): string {
  if (times < 60) return addDays(firstDay, Math.floor((at * days + (offset % days)) / times) % days);
  return addDays(firstDay, Math.floor(at / 5) * 7 + (at % 5));
}

function rowsOf([truth, dollars, times, text]: WrittenRow, offset: number, random: SeededRandom): TrueRow[] {
  const classes = truth.split('|');
  const cents = Math.round(dollars * 100);
  return Array.from({ length: times }, (_, at) => ({
    id: `${offset}-${at}`,
    account: 'main',
    day: dayOf(at, times, offset * 7),
    cents: classes.some((each) => varying.has(each)) ? cents + random.below(2000) - 1000 : cents,
    text: numbered(text, random),
    truth: classes,
  }));
}

export const businessesOf = (written: readonly WrittenBusiness[]) =>
  written.map(({ business, owners, rows }, seed) => {
    const random = new SeededRandom(seed + 1);
    const all = rows.flatMap((row, at) => rowsOf(row, at + 1, random));
    return { business, owners, rows: all.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)) };
  });

/** Texts by an author who did not see the rules, as the rows of half a year. */
export const writtenBusinesses = businessesOf(readTexts('businesses') as readonly WrittenBusiness[]);

export const writtenTexts = (readTexts('businesses') as readonly WrittenBusiness[]).flatMap(({ rows }) =>
  rows.map(([, , , text]) => text),
);

export interface WrittenFinancing {
  readonly text: string;
  readonly rows: readonly ClassifiableRow[];
}

/** Each financing comes once into an account with the usual settlements of the same payee. */
export const writtenFinancings: readonly WrittenFinancing[] = (
  readTexts('financings') as readonly (readonly [string, string])[]
).map(([settlement, text], seed) => {
  const random = new SeededRandom(seed + 1);
  const usual = rowsOf(['customer', 700, 48, settlement], 1, random);
  const [financing] = rowsOf(['advance_in', 20_000, 1, text], 400, random);
  return { text, rows: financing === undefined ? usual : [{ ...financing, id: 'financing' }, ...usual] };
});
