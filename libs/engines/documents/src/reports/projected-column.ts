import type { ValueColumn } from './columns.ts';

const past = /\bactual\b|\bhistorical\b|\bprior\b|\blast year\b|\(a\)|\b(?:20)?\d\d ?a$/i;
const planned =
  /\b(?:projected|projection|forecast|estimated?|budget|expected|base|planned|pro forma)\b|most likely|\([pfe]\)|\b(?:20)?\d\d ?[pfe]$/i;
const month = 'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec';
const partOfYear = new RegExp(
  `^(?:(?:${month})[a-z]*\\b|m(?:onth)?\\.? ?\\d|q(?:tr|uarter)?\\.? ?[1-4]|[1-4](?:st|nd|rd|th) q|week|monthly|per month|quarterly)`,
  'i',
);
const wholeYear = /\btotals?\b|\byear(?:ly)?\b|\bannual(?:ly)?\b|\by(?:ea)?r\.? ?\d|\bfy\b|^20\d\d$/i;
const manyColumns = 6;
const isPercent = ({ heading }: ValueColumn) => /%|\bpercent\b/i.test(heading);

/** The first planned year: its total beside months or quarters, and no year that is over. Months alone have no answer. */
export function projectedColumnOf(columns: readonly ValueColumn[]): ValueColumn | null {
  const values = columns.filter((column) => !isPercent(column));
  const parts = values.filter(({ heading }) => partOfYear.test(heading));
  if (parts.length > 0) {
    const whole = values.find(({ heading }) => !partOfYear.test(heading) && wholeYear.test(heading));
    return whole ?? (parts.length === values.length ? null : (values[0] ?? null));
  }
  const headed = values.filter(({ heading }) => /[a-z\d]/i.test(heading));
  if (values.length >= manyColumns && headed.length * 2 < values.length) return null;
  const chosen = values.find(({ heading }) => planned.test(heading) && !past.test(heading));
  return chosen ?? values.find(({ heading }) => !past.test(heading)) ?? null;
}
