import { amountsOf } from '../amounts.ts';
import { type Segment, segmentsOf } from '../layout.ts';
import { type Line } from '../page.ts';
import { startsWithDate } from '../statements/dates.ts';
import { lineOf } from '../statements/placed-days.ts';

const minRows = 3;
const reach = 3;
const wordy = /[a-z]{2}/i;

function secondBox(line: Line): Segment | null {
  const [first] = amountsOf(line).filter(({ hasCents }) => hasCents);
  const segments = segmentsOf(line);
  if (!first || startsWithDate(line) || !wordy.test(segments[0]?.text ?? '')) return null;
  const at = segments.findIndex(({ left, text }) => left > first.right && wordy.test(text));
  return at > 0 && at < segments.length - 1 ? (segments[at] ?? null) : null;
}

export function withBoxesApart(lines: readonly Line[]): readonly Line[] {
  const boxes = lines.map(secondBox);
  const lefts = boxes.flatMap((box) => box?.left ?? []);
  const isColumn = ({ left }: Segment) =>
    lefts.filter((other) => Math.abs(other - left) < reach).length >= minRows;
  return lines.flatMap((line, at) => {
    const box = boxes[at];
    if (!box || !isColumn(box)) return [line];
    const parts = [true, false].map((isFirst) => line.words.filter(({ x }) => x < box.left === isFirst));
    return parts.map((words) => lineOf(line.page, words));
  });
}
