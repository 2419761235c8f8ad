import { addDays, byDay } from '../days.ts';
import type { Anchor, Period } from '../files/bank-file.ts';

interface DayRow {
  readonly day: string;
  readonly cents: number;
}

export interface AnchorSet {
  readonly anchors: readonly Anchor[];
  readonly disputed: readonly string[];
}

export const statementAnchors = (period: Period, opening: number, closing: number): Anchor[] => [
  { day: addDays(period.from, -1), cents: opening },
  { day: period.to, cents: closing },
];

function isContradicted(anchor: Anchor, firm: readonly Anchor[], rows: readonly DayRow[]): boolean {
  const { skips } = anchor;
  if (skips === undefined) return false;
  if (rows.some(({ day }) => day >= skips[0] && day <= skips[1])) return true;
  return firm.some(
    ({ day, cents }) => day >= addDays(skips[0], -1) && day <= skips[1] && cents !== anchor.cents,
  );
}

/** One anchor a day in the order of days. Extended anchors fall where a row or a balance contradicts them. */
export function anchorSet(given: readonly Anchor[], rows: readonly DayRow[]): AnchorSet {
  const firm = given.filter(({ extended }) => extended !== true);
  const extended = given.filter((anchor) => anchor.extended === true && !isContradicted(anchor, firm, rows));
  const byDayOf = new Map<string, Anchor>();
  const disputed = new Set<string>();
  for (const anchor of [...firm, ...extended]) {
    const other = byDayOf.get(anchor.day);
    if (other === undefined) byDayOf.set(anchor.day, anchor);
    else if (other.cents !== anchor.cents) disputed.add(anchor.day);
  }
  const anchors = [...byDayOf.values()].filter(({ day }) => !disputed.has(day)).sort(byDay);
  return { anchors, disputed: [...disputed].sort() };
}
