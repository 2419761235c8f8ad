import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { dataFolder } from '../local/options.mjs';

export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly target: string;
  readonly met: boolean;
  /** A short run judges it too: it depends on no machine. */
  readonly isCount?: true;
}

const rounded = (value: number) => Number(value.toPrecision(value >= 1000 ? 6 : 4));

export const figure = (what: string, value: number, target = '', met = true): Figure => ({
  what,
  value: rounded(value),
  target,
  met,
});

export const atMost = (what: string, value: number, limit: number) =>
  figure(what, value, `≤ ${limit}`, value <= limit);

export const atLeast = (what: string, value: number, limit: number) =>
  figure(what, value, `≥ ${limit}`, value >= limit);

export const exactly = (what: string, value: number, expected: number): Figure => ({
  ...figure(what, value, `= ${expected}`, value === expected),
  isCount: true,
});

export const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

export async function timed(work: () => unknown): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

export const figuresFolder = () => join(dataFolder(undefined), 'bench-figures');

export function figuresIn(folder: string, name: string): Figure[] | undefined {
  const file = join(folder, `${name}.json`);
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { figures: Figure[] }).figures;
}

export function printFigures(figures: readonly Figure[]): void {
  console.table(figures.map(({ met, isCount: _, ...rest }) => ({ ...rest, met: met ? '' : 'MISSED' })));
}

export function writeFigures(folder: string, name: string, figures: readonly Figure[], more = {}): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  const content = { at: new Date().toISOString(), cores: cpus().length, ...more, figures };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return file;
}
