import { type Amount, amountsOf } from '../amounts.ts';
import type { Line } from '../page.ts';
import { type Box, formBoxes, idOf, isLineNumber } from './boxes.ts';

interface LabelPlace {
  line: Line;
  /** Indexes of the words before and after the label. */
  from: number;
  to: number;
}

function placeOf(line: Line, label: RegExp): LabelPlace | null {
  const match = label.exec(line.text);
  if (!match) return null;
  const wordsBefore = (length: number) => line.text.slice(0, length).split(' ').length;
  const end = match.index + match[0].length;
  return { line, from: wordsBefore(match.index) - 1, to: wordsBefore(end) };
}

function entryNumberOf({ line, from }: LabelPlace, boxes: readonly Box[]): string | null {
  for (let at = from; at >= 0; at -= 1) {
    const text = line.words[at]?.text ?? '';
    if (boxes.some((box) => box.line === line && box.at === at)) return null;
    if (isLineNumber(text) || /^[a-z]$/.test(text)) return idOf(text);
  }
  return null;
}

const belongsTo = ({ id }: Box, number: string) => id === number || id.replace(/\d/g, '') === number;
const maxLinesBelow = 9;

function boxOf(place: LabelPlace, lines: readonly Line[], boxes: readonly Box[]): Box | null {
  const number = entryNumberOf(place, boxes);
  const beside = boxes.filter(({ line, at }) => line === place.line && at >= place.to);
  if (number === null) return beside[0] ?? null;
  const own = beside.find((box) => belongsTo(box, number));
  if (own) return own;
  if (beside[0]?.amount === null) return beside[0];
  const at = lines.indexOf(place.line);
  const below = lines.slice(at + 1, at + 1 + maxLinesBelow).filter(({ page }) => page === place.line.page);
  for (const line of below) {
    const box = boxes.find((each) => each.line === line && belongsTo(each, number));
    if (box) return box;
  }
  return null;
}

const startsEntry = ({ line, from }: LabelPlace) => from === 1 && isLineNumber(line.words[0]?.text ?? '');

/** A label inside the text of another entry names no box, if an entry begins with it. */
function placesOf(label: RegExp, lines: readonly Line[]): LabelPlace[] {
  const places = lines.flatMap((line) => placeOf(line, label) ?? []);
  const entries = places.filter(startsEntry);
  return entries.length > 0 ? entries : places;
}

const aligned = 6;
const minAligned = 3;

function amountWithoutNumber({ line, to }: LabelPlace, boxes: readonly Box[]): Amount | null {
  const amount = amountsOf(line).find(({ first }) => first >= to);
  if (amount?.last !== line.words.length - 1) return null;
  const isBelow = (box: Box) =>
    box.line.page === line.page && Math.abs((box.amount?.right ?? 0) - amount.right) < aligned;
  return boxes.filter(isBelow).length >= minAligned ? amount : null;
}

export function amountInBox(
  labels: readonly RegExp[],
  lines: readonly Line[],
): { amount: Amount; page: number } | 'empty' | null {
  const boxes = formBoxes(lines);
  let isEmpty = false;
  for (const label of labels)
    for (const place of placesOf(label, lines)) {
      const box = boxOf(place, lines, boxes);
      const amount = box ? box.amount : amountWithoutNumber(place, boxes);
      if (amount) return { amount, page: place.line.page };
      isEmpty ||= box !== null;
    }
  return isEmpty ? 'empty' : null;
}
