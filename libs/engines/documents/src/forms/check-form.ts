import { worded } from '@groundwork/wording';
import { type Amount, amountsOf, smallAmountOf, spoken } from '../amounts.ts';
import { certaintyOf, same } from '../contradiction.ts';
import type { Line } from '../page.ts';
import { type Signal, signalOf } from '../signal.ts';
import { findings } from '../documents.wording.ts';

interface Cell {
  id: string;
  amount: Amount;
  line: Line;
}

const lineNumber = /^(\d{1,2}[a-z]{0,2})$/;

/** A leader's last dot may stick to the number, and recognition takes a one for an L. */
const idOf = (text: string) =>
  text
    .replace(/^\.+/, '')
    .replace(/^[l|](?=[a-z]$)/, '1')
    .toLowerCase();

/** A form prints the number of the line once more beside the amount: "… 11 81,900". */
function cellsOf(line: Line): Cell[] {
  const small = smallAmountOf(line);
  return [...amountsOf(line), ...(small ? [small] : [])].flatMap((amount) => {
    const before = idOf(line.words[amount.first - 1]?.text ?? '');
    const id = lineNumber.exec(before)?.[1];
    return id === undefined ? [] : [{ id, amount, line }];
  });
}

interface Rule {
  operands: readonly { id: string; sign: 1 | -1 }[];
  neverNegative: boolean;
}

const idPattern = '\\d{1,2}[a-z]{0,2}';
const subtract = new RegExp(`subtract line (${idPattern}) from (?:line )?(${idPattern})`, 'i');
const add = new RegExp(`(?:add|combine) (?:lines? )((?:${idPattern}|,|and|through|line|\\s)+)`, 'i');
const conditional = /schedule|multiply|smaller|larger|worksheet|percent|whichever|if you|instead/i;

/** "1z, 2b, 3b and 8", "3 through 10": the numbers named, a range as its two ends and what the form has between. */
function named(list: string, known: readonly string[]): string[] {
  const ids: string[] = [];
  const words = list.toLowerCase().match(new RegExp(`${idPattern}|through`, 'g')) ?? [];
  for (const [at, each] of words.entries()) {
    if (each !== 'through') ids.push(each);
    else ids.push(...between(words[at - 1], words[at + 1], known));
  }
  return [...new Set(ids)];
}

function orderOf(id: string): number {
  const letters = id.replace(/\d/g, '');
  return Number.parseInt(id, 10) * 100 + (letters === '' ? 0 : letters.charCodeAt(0) - 96);
}

function between(from: string | undefined, to: string | undefined, known: readonly string[]): string[] {
  if (from === undefined || to === undefined) return [];
  return known.filter((id) => orderOf(id) > orderOf(from) && orderOf(id) < orderOf(to));
}

/** Forms say themselves how a line is made: "Subtract line 10 from line 9". */
function ruleIn(text: string, known: readonly string[]): Rule | null {
  if (conditional.test(text)) return null;
  const neverNegative = /zero or less|less than zero|-0-/i.test(text);
  const difference = subtract.exec(text);
  if (difference?.[1] !== undefined && difference[2] !== undefined) {
    const operands = [
      { id: difference[2].toLowerCase(), sign: 1 as const },
      { id: difference[1].toLowerCase(), sign: -1 as const },
    ];
    return { operands, neverNegative };
  }
  const list = add.exec(text)?.[1];
  const operands = list === undefined ? [] : named(list, known).map((id) => ({ id, sign: 1 as const }));
  return operands.length > 1 ? { operands, neverNegative } : null;
}

interface Checked {
  cell: Cell;
  expected: number;
  holds: boolean;
  operands: readonly (Amount & { sign: 1 | -1 })[];
}

/** What is recognised may have lost an amount, or the line itself: it is empty where its number stands last on it. */
const endsEmpty = ({ words }: Line): boolean => {
  const [first, last] = [words[0], words.at(-1)];
  return first?.confidence === undefined || (words.length > 1 && idOf(first.text) === idOf(last?.text ?? ''));
};

/** A line left empty counts as nothing; one whose amount we did not see makes no rule. */
const isEmpty = (id: string, lines: readonly Line[], recognised: boolean): boolean => {
  const own = lines.filter(({ words }) => idOf(words[0]?.text ?? '') === id);
  if (recognised && own.length === 0) return false;
  return own.every((line) => amountsOf(line).length === 0 && endsEmpty(line));
};

function check(
  cell: Cell,
  rule: Rule,
  cells: ReadonlyMap<string, Cell>,
  lines: readonly Line[],
): Checked | null {
  const operands = rule.operands.filter(({ id }) => id !== cell.id);
  const used = operands.flatMap(({ id, sign }) => {
    const amount = cells.get(id)?.amount;
    return amount ? { ...amount, sign } : [];
  });
  if (used.length === 0 || operands.length < rule.operands.length) return null;
  const recognised = cell.amount.confidence !== undefined;
  if (operands.some(({ id }) => !cells.has(id) && !isEmpty(id, lines, recognised))) return null;
  const sum = operands.reduce((total, { id, sign }) => total + sign * (cells.get(id)?.amount.value ?? 0), 0);
  const expected = rule.neverNegative ? Math.max(0, sum) : sum;
  // Each line may be rounded to whole dollars by itself.
  const slack = used.length * 100;
  return { cell, expected, holds: same(expected, cell.amount.value, slack), operands: used };
}

const startsALine = (line: Line) => lineNumber.test(idOf(line.words[0]?.text ?? ''));

/** An instruction may begin a row or two above its amount. */
function instructionOf({ line, amount }: Cell, lines: readonly Line[]): string {
  const at = lines.indexOf(line);
  let text = line.words
    .slice(0, amount.first - 1)
    .map((word) => word.text.replace(/^[l|](?=[a-z]$)/, '1'))
    .join(' ');
  for (let above = at - 1, top = line; above >= at - 2 && !startsALine(top); above -= 1) {
    const before = lines[above];
    if (before?.page !== line.page || cellsOf(before).length > 0) break;
    text = `${before.text} ${text}`;
    top = before;
  }
  return text;
}

function checksOf(lines: readonly Line[]): Checked[] {
  const all = lines.flatMap(cellsOf);
  const cells = new Map(all.map((cell) => [cell.id, cell]));
  const repeated = new Set(all.map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at));
  const known = [...cells.keys()];
  return all.flatMap((cell) => {
    const rule = ruleIn(instructionOf(cell, lines), known);
    if (!rule || cellsOf(cell.line).length > 1 || repeated.has(cell.id)) return [];
    if (rule.operands.some(({ id }) => repeated.has(id))) return [];
    return check(cell, rule, cells, lines) ?? [];
  });
}

/** The printed instructions of a form, followed. One line that disagrees is a doubt; if most do, we misread the form. */
export function checkForm(lines: readonly Line[], recognised: boolean): Signal[] {
  const pages = [...new Set(lines.map(({ page }) => page))];
  const whole = checksOf(lines);
  const checks =
    whole.length > 0 ? whole : pages.flatMap((page) => checksOf(lines.filter((line) => line.page === page)));
  const broken = checks.filter(({ holds }) => !holds);
  const trusted = checks.length - broken.length >= broken.length || (!recognised && checks.length === 1);
  if (!trusted) return [];
  return broken.map(({ cell, expected, operands }) =>
    signalOf('FORM_ARITHMETIC', {
      page: cell.line.page,
      message: worded(findings, 'formLine', { line: cell.id }),
      expected: spoken(expected),
      actual: spoken(cell.amount.value),
      certainty: certaintyOf(cell.amount, operands, expected),
    }),
  );
}
