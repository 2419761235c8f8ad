import type { Page } from '../../src/page.ts';
import { readDocument } from '../../src/read-document.ts';
import { statementRowsOf } from '../../src/statements/statement-rows.ts';

/** From this score on, the owner sees an alarm. */
const ALARM = 0.1;

export interface Expected {
  readonly kind?: string | null;
  readonly values?: Readonly<Record<string, number>>;
  readonly texts?: Readonly<Record<string, string>>;
  /** Day of the month and cents of each row. */
  readonly rows?: readonly (readonly [number, number])[];
}

/** What the reading of a paper gets wrong, in a few words. */
export function faultsOf(pages: readonly Page[], category: string, expected: Expected): string[] {
  const reading = readDocument([...pages], category);
  const figure = (name: string) => reading.extracted.find((each) => each.name === name);
  const kind = reading.classification?.subcategory ?? null;
  const rows = (statementRowsOf([...pages], reading)?.rows ?? []).map(({ day, cents }) => [
    Number(day.slice(8)),
    cents,
  ]);
  return [
    ...(expected.kind !== undefined && kind !== expected.kind ? [`kind ${kind ?? 'unknown'}`] : []),
    ...Object.entries(expected.values ?? {}).flatMap(([name, value]) =>
      figure(name)?.value === value ? [] : [name],
    ),
    ...Object.entries(expected.texts ?? {}).flatMap(([name, text]) =>
      figure(name)?.text === text ? [] : [name],
    ),
    ...(expected.rows && JSON.stringify(rows) !== JSON.stringify(expected.rows) ? ['rows'] : []),
    ...(reading.fraudScore >= ALARM ? ['alarm'] : []),
  ];
}

/** The words that are not read, each with its faults. */
export const misread = (
  words: readonly string[],
  read: (word: string) => readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    words.flatMap((word) => {
      const faults = read(word);
      return faults.length === 0 ? [] : [[word, faults.join(', ')]];
    }),
  );
