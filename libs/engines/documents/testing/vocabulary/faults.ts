import type { Page } from '../../src/page.ts';
import { readDocument } from '../../src/read-document.ts';
import { statementRowsOf } from '../../src/statements/statement-rows.ts';

const ALARM = 0.1;

export interface Expected {
  readonly kind?: string | null;
  readonly values?: Readonly<Record<string, number>>;
  readonly texts?: Readonly<Record<string, string>>;
  readonly rows?: readonly (readonly [number, number])[];
}

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
