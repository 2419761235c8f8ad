import { type Amount, amountsOf, smallAmountFrom, trailingNumberOf } from '../amounts.ts';
import { textOf } from '../longest-texts.ts';
import { hasGapBetween, type Line, type Word } from '../page.ts';

export interface Box {
  id: string;
  amount: Amount | null;
  line: Line;
  at: number;
  center: number;
}

const lineNumber = /^(\d{1,2}[a-z]{0,2})$/;
const namesAnotherLine =
  /^(?:lines?|forms?|schedules?|through|thru|and|or|box|part|page|pages|to|from|section|at|of|than|column|exhibit|year|chapter|by|plus|minus)$|,$/i;

/** Recognition reads 1 as l or |, and a dot of the leader may touch the number. */
export const idOf = (text: string): string =>
  text
    .replace(/^\.+/, '')
    .replace(/^[l|](?=[a-z]$)/, '1')
    .toLowerCase();

export const isLineNumber = (text: string): boolean => lineNumber.test(idOf(text));

function amountAfter(line: Line, at: number): Amount | null {
  const small = trailingNumberOf(line);
  const amounts = [...amountsOf(line), ...(small ? [small] : [])];
  return amounts.find(({ first }) => first === at + 1) ?? null;
}

const smallNumber = /^-?\d{1,2}\.?$/;

function endsBox(last: Word, next: Word | undefined): boolean {
  if (!next) return true;
  if (smallNumber.test(next.text)) return true;
  const isNumber = isLineNumber(next.text) || /^[a-z]$/.test(next.text);
  return isNumber && hasGapBetween(last, next);
}

/** A year without marks is a printed word: "2024 estimated tax payments". */
const isPrintedYear = ({ text, isMarked }: Amount) => !isMarked && /^(?:19|20)\d\d$/.test(text);

const isBoxNumber = (word: Word, before: Word | undefined) =>
  isLineNumber(word.text) && !namesAnotherLine.test(before?.text ?? '');

const isEmployerNumber = ({ words }: Line, at: number) =>
  /^\d\d ?[-–] ?\d{7}$/.test(textOf(words.slice(at, at + 3)));

function boxAt(line: Line, at: number): Box | null {
  const word = line.words[at];
  if (!word || !isBoxNumber(word, line.words[at - 1]) || isEmployerNumber(line, at)) return null;
  const amount = amountAfter(line, at);
  const last = (amount && line.words[amount.last]) ?? word;
  const next = line.words[line.words.indexOf(last) + 1];
  const center = word.x + word.width / 2;
  const box = { id: idOf(word.text), line, at, center };
  if (amount && !isPrintedYear(amount)) return { ...box, amount };
  return endsBox(word, line.words[at + 1]) && endsBox(last, next) ? { ...box, amount: null } : null;
}

const boxesOf = (line: Line): Box[] => line.words.flatMap((_, at) => boxAt(line, at) ?? []);

const columnWidth = 12;
const minColumn = 4;

const inColumn = (box: Box, all: readonly Box[]) =>
  all.filter(({ line, center }) => line.page === box.line.page && Math.abs(center - box.center) < columnWidth)
    .length;

/** Numbers inside a sentence look like boxes, but they are not below each other. */
export function formBoxes(lines: readonly Line[]): Box[] {
  const all = lines.flatMap(boxesOf);
  const hasColumns = all.some((box) => inColumn(box, all) >= minColumn);
  if (!hasColumns) return all;
  const best = new Map<string, number>();
  for (const box of all) best.set(box.id, Math.max(best.get(box.id) ?? 0, inColumn(box, all)));
  const boxes = all.filter((box) => inColumn(box, all) >= Math.min(minColumn, best.get(box.id) ?? 0));
  return boxes.map((box) => (box.amount ? box : { ...box, amount: smallAmount(box, boxes) }));
}

const alignment = 4;

/** One or two digits in a box are an amount if they are aligned with the amounts of other boxes. */
function smallAmount({ line, at }: Box, boxes: readonly Box[]): Amount | null {
  const [word, next] = [line.words[at + 1], line.words[at + 2]];
  if (!word || !smallNumber.test(word.text) || (next && !isLineNumber(next.text))) return null;
  const amount = smallAmountFrom(word, at + 1);
  const isAligned = boxes.some(
    (box) =>
      box.amount !== null &&
      (Math.abs(box.amount.left - amount.left) < alignment ||
        Math.abs(box.amount.right - amount.right) < alignment),
  );
  return isAligned ? amount : null;
}
