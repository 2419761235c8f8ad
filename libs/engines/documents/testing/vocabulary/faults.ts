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

const differing = <Value>(
  expected: Readonly<Record<string, Value>> | undefined,
  valueOf: (name: string) => Value | null | undefined,
): string[] =>
  Object.entries(expected ?? {}).flatMap(([name, value]) => (valueOf(name) === value ? [] : [name]));

function isOtherKind(kind: string | null, expected: string | null | undefined): boolean {
  return expected !== undefined && kind !== expected;
}

export function faultsOf(pages: readonly Page[], category: string, expected: Expected): string[] {
  const reading = readDocument([...pages], category);
  const figure = (name: string) => reading.extracted.find((each) => each.name === name);
  const kind = reading.classification?.subcategory ?? null;
  const rows = statementRowsOf([...pages], reading)?.rows.map(({ day, cents }) => [
    Number(day.slice(8)),
    cents,
  ]);
  const hasOtherRows = expected.rows && JSON.stringify(rows ?? []) !== JSON.stringify(expected.rows);
  return [
    ...(isOtherKind(kind, expected.kind) ? [`kind ${kind ?? 'unknown'}`] : []),
    ...differing(expected.values, (name) => figure(name)?.value),
    ...differing(expected.texts, (name) => figure(name)?.text),
    ...(hasOtherRows ? ['rows'] : []),
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
