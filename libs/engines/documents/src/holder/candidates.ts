import { amountsOf } from '../amounts.ts';
import { type Segment, segmentsOf } from '../layout.ts';
import type { Line } from '../page.ts';
import { startsWithDate } from '../statements/dates.ts';
import { hasInitial, hasLegalForm, isContact, isName, isPerson } from './name-shape.ts';
import { isCityLine, isStreetLine, nameIn } from './name-text.ts';

/** What speaks for a name. A name needs two of them. */
export type Evidence = 'label' | 'shape' | 'street' | 'city' | 'title' | 'period' | 'account' | 'head';

export interface Candidate {
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

type Cell = Segment & { readonly at: number };

const centerOf = ({ left, right }: Segment) => (left + right) / 2;
const isAligned = (one: Segment, other: Segment) =>
  Math.abs(one.left - other.left) < 15 || Math.abs(centerOf(one) - centerOf(other)) < 15;
const overlaps = (one: Segment, other: Segment) => one.left < other.right && one.right > other.left;

const cellsAt = (lines: readonly Line[], at: number): Cell[] => {
  const line = lines[at];
  return line ? segmentsOf(line).map((segment) => ({ ...segment, at })) : [];
};

const lowest = 0.85;
const isCertain = ({ words }: Segment) => words.every(({ confidence = 1 }) => confidence >= lowest);

const shapeOf = (text: string): Evidence[] => (hasLegalForm(text) || hasInitial(text) ? ['shape'] : []);

const named = (cell: Cell, text: string, ...evidence: readonly Evidence[]): Candidate[] =>
  isName(text) && isCertain(cell) ? [{ text, evidence: [...new Set([...evidence, ...shapeOf(text)])] }] : [];

const isTableHead = (line: Line | undefined) => line !== undefined && segmentsOf(line).length > 2;

interface Labeled {
  readonly label: RegExp;
  readonly hasBoxes: boolean;
}

const inPlace = (cell: Cell | undefined, text: string): Candidate[] =>
  cell ? named(cell, nameIn(text), 'label', 'shape') : [];

function besideLabel(lines: readonly Line[], label: Cell, hasBoxes: boolean): Candidate[] {
  const beside = cellsAt(lines, label.at).find(({ left }) => left >= label.right);
  const names = inPlace(beside, beside?.text ?? '');
  if (names.length > 0 || (!hasBoxes && isTableHead(lines[label.at]))) return names;
  const below = cellBelow(lines, label);
  return inPlace(below, below ? wholeName(lines, label, below) : '');
}

function behindLabel(lines: readonly Line[], cell: Cell, { label, hasBoxes }: Labeled): Candidate[] {
  const match = label.exec(cell.text)?.[0];
  if (match === undefined) return [];
  const [, mark = '', value = ''] = /^ ?([:.]?) ?(.*)$/.exec(cell.text.slice(match.length)) ?? [];
  if (value === '') return besideLabel(lines, cell, hasBoxes);
  return mark === '' && !match.includes(' ') ? [] : inPlace(cell, value);
}

const cellBelow = (lines: readonly Line[], cell: Cell) =>
  cellsAt(lines, cell.at + 1).find((each) => overlaps(each, cell));

/** The form of an income tax return has the last name in a box of its own. */
function wholeName(lines: readonly Line[], label: Cell, first: Cell): string {
  const last = cellsAt(lines, label.at).find(({ text, left }) => left >= label.right && text === 'Last name');
  const lastName = last && cellBelow(lines, last);
  return lastName ? `${first.text} ${lastName.text}` : first.text;
}

export const labeledNames = (labeled: Labeled, lines: readonly Line[]): Candidate[] =>
  lines.flatMap((_, at) => cellsAt(lines, at).flatMap((cell) => behindLabel(lines, cell, labeled)));

const reach = 3;

function cellAbove(lines: readonly Line[], below: Cell): Cell | undefined {
  for (let at = below.at - 1; at >= Math.max(0, below.at - reach); at -= 1) {
    const cell = cellsAt(lines, at).find((each) => isAligned(each, below));
    if (cell) return cell;
  }
  return undefined;
}

/** Without an initial, the upper line could be a firm and the lower one its contact. */
function coupleOf(upper: Cell, lower: Cell, evidence: readonly Evidence[]): Candidate[] {
  const isCouple = hasInitial(upper.text) || hasInitial(lower.text);
  return isCouple && isCertain(upper) && isCertain(lower)
    ? [{ text: `${upper.text} and ${lower.text}`, evidence: [...evidence, 'shape'] }]
    : [];
}

function namesAbove(names: readonly Cell[], evidence: readonly Evidence[]): Candidate[] {
  const [lower, upper] = names;
  if (!lower) return [];
  if (!upper) return named(lower, nameIn(lower.text), ...evidence);
  if (isPerson(upper.text) && isPerson(lower.text)) return coupleOf(upper, lower, evidence);
  const hasForm = (cell: Cell) => hasLegalForm(nameIn(cell.text));
  const holder = hasForm(lower) && !hasForm(upper) ? lower : upper;
  return named(holder, nameIn(holder.text), ...evidence);
}

const isPartOfBlock = (text: string): boolean =>
  isStreetLine(text) || isContact(text) || isName(nameIn(text));

function blockAbove(lines: readonly Line[], city: Cell): Cell[] {
  const cells: Cell[] = [];
  for (let cell = cellAbove(lines, city); cell; cell = cellAbove(lines, cell)) {
    if (!isPartOfBlock(cell.text)) break;
    cells.push(cell);
  }
  return cells;
}

function namesOfAddress(lines: readonly Line[], city: Cell): Candidate[] {
  const block = blockAbove(lines, city);
  const hasStreet = [city, ...block].some(({ text }) => isStreetLine(text));
  const names = block.filter(({ text }) => !isStreetLine(text) && !isContact(text)).slice(0, 2);
  return namesAbove(names, hasStreet ? ['city', 'street'] : ['city']);
}

export const addressedNames = (lines: readonly Line[]): Candidate[] =>
  lines.flatMap((_, at) =>
    cellsAt(lines, at).flatMap((cell) => (isCityLine(cell.text) ? namesOfAddress(lines, cell) : [])),
  );

const accountText =
  /\b(?:account|acct|merchant (?:id|number|no\.?)|mid|loan number|card (?:number|ending))\b|^acct_/i;

export const isBooking = (line: Line): boolean =>
  startsWithDate(line) && amountsOf(line).some(({ hasCents }) => hasCents);
const headOfStatement = 12;

export function namesInHead(lines: readonly Line[]): Candidate[] {
  const head = lines.slice(0, headOfStatement);
  return head.flatMap((_, at) => {
    const near = head.slice(Math.max(0, at - 1), at + 2);
    const isNear = near.some(({ text }) => accountText.test(text));
    return cellsAt(head, at)
      .filter(({ text }) => hasLegalForm(nameIn(text)))
      .flatMap((cell) =>
        named(
          cell,
          nameIn(cell.text),
          ...(isNear ? (['account'] as const) : []),
          ...(at > 0 ? (['head'] as const) : []),
        ),
      );
  });
}

const title =
  /\b(?:profit|loss|p&l|income|earnings|balance|cash flows?|operations|activities|revenues?|forecast|projections?|projected|outlook|aging|ageing|aged|receivables?|payables?|debts?|liabilities|loans|statement|report|schedule|plan|financial position|assets|sources and uses)\b/i;
const day = /\b(?:19|20)\d\d\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/;
const mostLinesOfHead = 12;

const hasAmounts = (line: Line) => amountsOf(line).some(({ hasCents }) => hasCents);

const hasFirm = (line: Line) => segmentsOf(line).some(({ text }) => hasLegalForm(nameIn(text)));

export function headOfReport(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(
    (line, at) => hasAmounts(line) || (at > 0 && isTableHead(line) && !hasFirm(line)),
  );
  return lines.slice(0, Math.min(mostLinesOfHead, end < 0 ? lines.length : end));
}

export function titledNames(head: readonly Line[]): Candidate[] {
  const isTitle = (text: string) => title.test(text) && !isName(nameIn(text));
  const near = (at: number, most: number, isMatch: (text: string) => boolean) =>
    head.some((line, other) => Math.abs(other - at) <= most && isMatch(line.text));
  return head.flatMap((_, at) => {
    const evidence: Evidence[] = [
      ...(near(at, 2, isTitle) ? (['title'] as const) : []),
      ...(near(at, 3, (text) => day.test(text)) ? (['period'] as const) : []),
    ];
    const names = cellsAt(head, at).flatMap((cell) => named(cell, nameIn(cell.text), ...evidence));
    // Two names beside each other are the heads of columns.
    return names.length === 1 ? names : [];
  });
}
