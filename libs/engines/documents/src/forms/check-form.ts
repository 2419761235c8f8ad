import { worded } from '@groundwork/wording';
import type { Area } from '../area.ts';
import { type Amount, amountsOf, centsOf, formatAmount } from '../amounts.ts';
import { certaintyOf, isNearMiss, isSameAmount } from '../contradiction.ts';
import { textOf } from '../longest-texts.ts';
import type { Figure, SumState } from '../figures.ts';
import type { Line } from '../page.ts';
import { remembered } from '../remembered.ts';
import { type Signal, signalOf } from '../signal.ts';
import { findings } from '../documents.wording.ts';
import { type Box, formBoxes, idOf, isLineNumber } from './boxes.ts';
import { type Product, productsOf } from './products.ts';

interface Cell {
  id: string;
  amount: Amount;
  line: Line;
  at: number;
}

const filledCells = (boxes: readonly Box[]): Cell[] =>
  boxes.flatMap(({ id, amount, line, at }) => (amount ? [{ id, amount, line, at }] : []));

interface Rule {
  operands: readonly { id: string; sign: 1 | -1 }[];
  isNeverNegative: boolean;
  canBeNegative: boolean;
}

const idPattern = '\\d{1,2}[a-z]{0,2}';
const subtractPattern = new RegExp(`subtract line (${idPattern}) from (?:line )?(${idPattern})`, 'i');
const addPattern = new RegExp(
  `(?:add|combine) (?:column \\d (?:of|from) )?(?:lines? )((?:${idPattern}|,|and|through|line|\\s)+)`,
  'i',
);
const idOrThrough = new RegExp(`${idPattern}|through`, 'g');
const conditional = /schedule|multiply|smaller|larger|worksheet|percent|whichever|if you|instead/i;

function namedIds(list: string, formIds: readonly string[]): string[] {
  const ids: string[] = [];
  const words = list.toLowerCase().match(idOrThrough) ?? [];
  for (const [at, each] of words.entries()) {
    if (each !== 'through') ids.push(each);
    else ids.push(...between(words[at - 1], words[at + 1], formIds));
  }
  return [...new Set(ids)];
}

function orderOf(id: string): number {
  const letters = id.replace(/\d/g, '');
  return Number.parseInt(id, 10) * 100 + (letters === '' ? 0 : letters.charCodeAt(0) - 96);
}

function between(from: string | undefined, to: string | undefined, formIds: readonly string[]): string[] {
  if (from === undefined || to === undefined) return [];
  return formIds.filter((id) => orderOf(id) > orderOf(from) && orderOf(id) < orderOf(to));
}

function ruleIn(text: string, formIds: readonly string[]): Rule | null {
  if (conditional.test(text)) return null;
  const isNeverNegative = /zero or less|less than zero|-0-/i.test(text);
  const canBeNegative = /combine/i.test(text);
  const difference = subtractPattern.exec(text);
  if (difference?.[1] !== undefined && difference[2] !== undefined) {
    const operands = [
      { id: difference[2].toLowerCase(), sign: 1 as const },
      { id: difference[1].toLowerCase(), sign: -1 as const },
    ];
    return { operands, isNeverNegative, canBeNegative };
  }
  const list = addPattern.exec(text)?.[1];
  const operands = list === undefined ? [] : namedIds(list, formIds).map((id) => ({ id, sign: 1 as const }));
  return operands.length > 1 ? { operands, isNeverNegative, canBeNegative } : null;
}

interface CheckedLine {
  cell: Cell;
  expected: number;
  isCorrect: boolean;
  /** A tax program leaves out lines. Such a line may have the amount that is missing. */
  isUnclear?: boolean;
  operands: readonly (Amount & { sign: 1 | -1 })[];
}

const endsWithLineNumber = ({ words }: Line): boolean => {
  const [first, last] = [words[0], words.at(-1)];
  return first?.confidence === undefined || (words.length > 1 && idOf(first.text) === idOf(last?.text ?? ''));
};

/** An empty line counts as 0. A line with an unread amount has no rule. */
const isEmpty = (id: string, { lines, boxes }: Form, isRecognized: boolean): boolean => {
  if (boxes.some((box) => box.id === id && box.amount === null)) return true;
  const own = lines.filter(({ words }) => idOf(words[0]?.text ?? '') === id);
  if (isRecognized && own.length === 0) return false;
  return own.every((line) => amountsOf(line).length === 0 && endsWithLineNumber(line));
};

const isToTheCent = ({ value, hasCents }: Amount) => hasCents && centsOf(value) % 100 !== 0;

function checkLine(cell: Cell, rule: Rule, cells: ReadonlyMap<string, Cell>, form: Form): CheckedLine | null {
  const operands = rule.operands.filter(({ id }) => id !== cell.id);
  const amounts = operands.flatMap(({ id, sign }) => {
    const amount = cells.get(id)?.amount;
    return amount ? { ...amount, sign } : [];
  });
  if (amounts.length === 0 || operands.length < rule.operands.length) return null;
  const isRecognized = cell.amount.confidence !== undefined;
  if (operands.some(({ id }) => !cells.has(id) && !isEmpty(id, form, isRecognized))) return null;
  const sum = operands.reduce((total, { id, sign }) => total + sign * (cells.get(id)?.amount.value ?? 0), 0);
  const expected = rule.isNeverNegative ? Math.max(0, sum) : sum;
  const slack = amounts.length * ([cell.amount, ...amounts].some(isToTheCent) ? 1 : 100);
  const isCorrect = isSameAmount(expected, cell.amount.value, slack);
  const gap = centsOf(cell.amount.value) - centsOf(expected);
  const unprinted = operands.filter(({ id }) => !isPrinted(id, form));
  const isEdited = isToTheCent(cell.amount) && isNearMiss(expected, cell.amount.value);
  const isUnclear = !isEdited && unprinted.some(({ sign }) => rule.canBeNegative || sign * gap > 0);
  return { cell, expected, isCorrect, isUnclear, operands: amounts };
}

const isPrinted = (id: string, { lines, boxes }: Form): boolean =>
  boxes.some((box) => box.id === id) || lines.some(({ words }) => idOf(words[0]?.text ?? '') === id);

interface Form {
  lines: readonly Line[];
  boxes: readonly Box[];
}

const startsWithLineNumber = (line: Line) => isLineNumber(line.words[0]?.text ?? '');

function instructionOf({ line, at: idAt }: Cell, { lines, boxes }: Form): string {
  const at = lines.indexOf(line);
  let text = textOf(
    line.words.slice(0, idAt).map((word) => ({ text: word.text.replace(/^[l|](?=[a-z]$)/, '1') })),
  );
  for (let above = at - 1, top = line; above >= at - 2 && !startsWithLineNumber(top); above -= 1) {
    const before = lines[above];
    if (before?.page !== line.page || boxes.some((box) => box.line === before)) break;
    text = `${before.text} ${text}`;
    top = before;
  }
  return text;
}

const checkProduct = ({ id, line, at, base, result, expected }: Product): CheckedLine => ({
  cell: { id, amount: result, line, at },
  expected,
  isCorrect: isSameAmount(expected, result.value, isToTheCent(result) ? 1 : 100),
  operands: [{ ...base, sign: 1 }],
});

function checksOf(lines: readonly Line[]): CheckedLine[] {
  const form: Form = { lines, boxes: formBoxes(lines) };
  const products = productsOf(lines).filter(({ line }) => form.boxes.every((box) => box.line !== line));
  const checked = products.map(checkProduct);
  const all = [...filledCells(form.boxes), ...checked.map(({ cell }) => cell)];
  const cells = new Map(all.map((cell) => [cell.id, cell]));
  const repeated = new Set(all.map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at));
  const formIds = [...cells.keys()];
  const sums = all.flatMap((cell) => {
    const rule = ruleIn(instructionOf(cell, form), formIds);
    const isAlone = all.filter(({ line }) => line === cell.line).length === 1;
    if (!rule || !isAlone || repeated.has(cell.id)) return [];
    if (rule.operands.some(({ id }) => repeated.has(id))) return [];
    return checkLine(cell, rule, cells, form) ?? [];
  });
  return [...checked, ...sums];
}

const checkedLines = remembered((lines: readonly Line[]): CheckedLine[] => {
  const checks = checksOf(lines);
  if (checks.length > 0) return checks;
  const pages = [...new Set(lines.map(({ page }) => page))];
  return pages.flatMap((page) => checksOf(lines.filter((line) => line.page === page)));
});

const isAt = (place: Area | null, { area }: Amount) =>
  place !== null && place.x === area?.x && place.y === area.y;

export function sumOfPlace(lines: readonly Line[], { box, page }: Pick<Figure, 'box' | 'page'>): SumState {
  const own = checkedLines(lines).filter(
    ({ cell, operands, isUnclear }) =>
      isUnclear !== true &&
      cell.line.page === page &&
      [cell.amount, ...operands].some((amount) => isAt(box, amount)),
  );
  const isContradicted = ({ cell, isCorrect }: CheckedLine) => !isCorrect && isAt(box, cell.amount);
  if (own.length === 0) return 'open';
  return own.some(({ isCorrect }) => isCorrect) && !own.some(isContradicted) ? 'holds' : 'fails';
}

export const countFailures = (lines: readonly Line[]): number =>
  checkedLines(lines).filter(({ isCorrect, isUnclear }) => !isCorrect && isUnclear !== true).length;

/** If most lines are wrong, the engine misread the form and returns no signal. */
export function checkForm(lines: readonly Line[], isRecognized: boolean): Signal[] {
  const checks = checkedLines(lines);
  const wrongLines = checks.filter(({ isCorrect, isUnclear }) => !isCorrect && isUnclear !== true);
  const isTrusted =
    checks.length - wrongLines.length >= wrongLines.length || (!isRecognized && checks.length === 1);
  if (!isTrusted) return [];
  return wrongLines.map(({ cell, expected, operands }) =>
    signalOf('FORM_ARITHMETIC', {
      page: cell.line.page,
      area: cell.amount.area,
      message: worded(findings, 'formLine', { line: cell.id }),
      expected: formatAmount(expected),
      actual: formatAmount(cell.amount.value),
      certainty: certaintyOf(cell.amount, operands, expected),
    }),
  );
}
