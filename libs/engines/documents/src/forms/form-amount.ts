import type { Amount } from '../amounts.ts';
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

export function amountInBox(
  labels: readonly RegExp[],
  lines: readonly Line[],
): { amount: Amount; page: number } | 'empty' | null {
  const boxes = formBoxes(lines);
  let isEmpty = false;
  for (const label of labels)
    for (const line of lines) {
      const place = placeOf(line, label);
      const box = place && boxOf(place, lines, boxes);
      if (box?.amount) return { amount: box.amount, page: line.page };
      isEmpty ||= box !== null;
    }
  return isEmpty ? 'empty' : null;
}
