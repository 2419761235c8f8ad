import { reject } from '../edit/reject.ts';
import { comesAfter } from './codes.ts';

export const PAGE = 'docs/how-your-score-is-computed.md';

const HEADING = '## The next scorecard';
const NEXT_HEADING = /^## An example$/m;
const INTRODUCTION = `${HEADING}

These criteria come into force with the next version of the scorecard. Until then the tables above count.

| code | criterion | measured as | maximum | points by band |
| ---- | --------- | ----------- | ------- | -------------- |
`;

type Cells = readonly string[];

const cellsOf = (line: string): Cells =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const rowsIn = (text: string): Cells[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);

const lineOf = (cells: Cells) => `| ${cells.join(' | ')} |`;

function rowOf(text: string, first: string): Cells {
  return rowsIn(text).find(([name]) => name === first) ?? reject(`${PAGE} has no row "${first}".`);
}

/** The rules that the page states, and its test compares with the engine. */
export interface StatedRules {
  readonly contributionOf: (points: number) => number;
  readonly levelOf: (total: number) => string;
}

export function rulesOn(text: string, factor: string): StatedRules {
  const percent = parseInt(rowOf(text, factor)[1] ?? '', 10);
  const levels = rowsIn(text).flatMap(([range = '', level = '']) => {
    const from = /^(\d+) to \d+$/.exec(range)?.[1];
    return from === undefined ? [] : [{ from: Number(from), level }];
  });
  return {
    contributionOf: (points) => Math.round((10 * percent * points) / 100),
    levelOf: (total) =>
      levels.find(({ from }) => total >= from)?.level ?? reject(`${PAGE} has no level of ${total}.`),
  };
}

export function rowWithFewerPoints(text: string, code: string, fewer: number): { row: Cells; max: number } {
  const [, label = '', measured = '', maximum = '', bands = ''] = rowOf(text, code);
  const max = Number(maximum);
  const [best = '', ...others] = bands.split(' · ');
  const next = Number(/\d+$/.exec(others[0] ?? '0')?.[0]);
  if (best.startsWith('the sum') || max - fewer <= next)
    reject(`The best band of ${code} cannot give ${fewer} points: it has ${max}, the next one ${next}.`);
  const lower = best.replace(/\d+$/, String(max - fewer));
  return { row: [code, label, measured, String(max - fewer), [lower, ...others].join(' · ')], max };
}

export function withNextRows(text: string, rows: readonly Cells[]): string {
  const start = text.includes(HEADING) ? text.indexOf(HEADING) : text.search(NEXT_HEADING);
  if (start < 0) reject(`${PAGE} has no heading "## An example".`);
  const complete = text.includes(HEADING)
    ? text
    : `${text.slice(0, start)}${INTRODUCTION}\n${text.slice(start)}`;
  const lines = complete.slice(start).split('\n');
  for (const row of rows) {
    const table = lines.findIndex((line) => line.startsWith('| --'));
    const end = lines.findIndex(
      (line, at) => at > table && (!line.startsWith('|') || comesAfter(line.slice(2), row[0] ?? '')),
    );
    lines.splice(end, 0, lineOf(row));
  }
  return complete.slice(0, start) + lines.join('\n');
}
