import { worded } from '@groundwork/wording';
import { centsOf, formatAmount } from '../amounts.ts';
import { certaintyOf, isSameAmount } from '../contradiction.ts';
import { findings } from '../documents.wording.ts';
import type { Figure } from '../figures.ts';
import { type Pair, pairsOf } from '../layout.ts';
import type { Line } from '../page.ts';
import { type Signal, signalOf } from '../signal.ts';
import { toReadAmount } from '../statements/balance-links.ts';

const month =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december)\s*$/i;
const monthsOfYear = 12;

export function checkMonths(lines: readonly Line[], year: Figure): Signal[] {
  const pairs = pairsOf(lines);
  const months = new Map<string, Pair>();
  for (const pair of pairs) {
    const name = month.exec(pair.label)?.[1]?.toLowerCase();
    if (name !== undefined && !months.has(name)) months.set(name, pair);
  }
  if (year.value === null || months.size < monthsOfYear) return [];
  const amounts = [...months.values()].map(({ amount }) => ({ ...amount, sign: 1 as const }));
  const expected = amounts.reduce((sum, { value }) => sum + centsOf(value), 0) / 100;
  if (isSameAmount(expected, year.value, monthsOfYear)) return [];
  return [
    signalOf('FORM_ARITHMETIC', {
      page: year.page,
      area: year.box,
      message: worded(findings, 'monthTotal'),
      expected: formatAmount(expected),
      actual: formatAmount(year.value),
      certainty: certaintyOf(toReadAmount(year), amounts, expected),
    }),
  ];
}
