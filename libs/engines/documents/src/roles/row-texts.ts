import type { GridLine } from '../grid/cells.ts';
import type { Grid } from '../grid/tables.ts';
import type { Row } from './direction-features.ts';
import type { LineRole } from './roles.ts';

const wordsOf = ({ cells }: GridLine) =>
  cells.filter(({ kind }) => kind !== 'amount' && kind !== 'day').map(({ text }) => text);

/** The lines before the one with the amount, the nearest first. */
export function leadsTo(roles: readonly LineRole[], line: number): number[] {
  const leads: number[] = [];
  for (let at = line - 1; roles[at] === 'lead' || roles[at] === 'continuation'; at -= 1) {
    leads.push(at);
    if (roles[at] === 'lead' && roles[at - 1] !== 'lead') return leads;
  }
  return leads.filter((at) => roles[at] === 'lead');
}

function linesBehind(roles: readonly LineRole[], line: number): number[] {
  const lines: number[] = [];
  for (let at = line + 1; roles[at] === 'continuation'; at += 1) lines.push(at);
  return lines;
}

/** The text of a row, of the lines that lead to it and of those that continue it. A list of checks has its heading's. */
export function textsOf(grid: Grid, roles: readonly LineRole[], rows: readonly Row[]): string[] {
  return rows.map(({ line, section }) => {
    const lines = [...leadsTo(roles, line).reverse(), line, ...linesBehind(roles, line)];
    const text = lines.flatMap((at) => grid.lines.slice(at, at + 1).flatMap(wordsOf)).join(' ');
    if (/\p{L}{2}/u.test(text)) return text;
    return `${/check/i.test(section) || section === '' ? 'Check' : section} ${text}`.trim();
  });
}
