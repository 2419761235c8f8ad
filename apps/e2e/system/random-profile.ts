import { fieldCatalog, figureNames } from '@groundwork/contracts';
import type { SeededRandom } from '@groundwork/test-data/cases';

type Field = (typeof fieldCatalog)[number];
type Value = string | number | boolean;

/** Larger maxima belong to amounts and scores, smaller ones to counts and percentages. */
const smallMost = 1000;
const largest = 2_000_000;
const largestLoss = -500_000;

function wholeOf({ min = 0, max = 0, zeroOr }: Field, random: SeededRandom): number {
  if (zeroOr ? random.chance(0.2) : random.chance(0.15)) return Math.max(0, zeroOr ? 0 : min);
  if (max <= smallMost) return min + random.below(max - min + 1);
  if (min < 0 && random.chance(0.3)) return -random.below(-largestLoss);
  return random.below(random.one([12, 120, 20_000, largest]));
}

function decimalOf({ min = 0, max = 0 }: Field, random: SeededRandom): number {
  const hundredths = random.below(max <= 100 ? 10_001 : 600);
  return (min < 0 && random.chance(0.3) ? -hundredths : hundredths) / 100;
}

function dateOf(random: SeededRandom): string {
  if (random.chance(0.2)) return '';
  const day = Date.now() - random.below(6000) * 86_400_000;
  return new Date(day).toISOString().slice(0, 10);
}

const texts: Record<string, readonly string[]> = {
  dnbRating: ['', '49', '70', '80', '3A2', 'BB1', 'unknown'],
  existingLoans: ['', 'none', 'an equipment loan'],
  ein: ['', '12-3456789'],
  businessLicense: ['', 'L-2201'],
  naicsCode: ['', '722511', '311811'],
};

const valueOf: Record<Field['kind'], (field: Field, random: SeededRandom) => Value | undefined> = {
  whole: wholeOf,
  optionalWhole: wholeOf,
  decimal: decimalOf,
  date: (_, random) => dateOf(random),
  boolean: (_, random) => random.chance(0.5),
  select: ({ options = [] }, random) => random.one(['', ...options]),
  text: ({ name, suggestions = [] }, random) => random.one(texts[name] ?? ['', ...suggestions]),
  longText: () => undefined,
  months: () => undefined,
};

const scored = fieldCatalog.filter(({ name }) => figureNames.includes(name) || name in texts);

export const randomProfile = (random: SeededRandom): Record<string, Value> =>
  Object.fromEntries(
    scored.flatMap((field) => {
      const value = valueOf[field.kind](field, random);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
