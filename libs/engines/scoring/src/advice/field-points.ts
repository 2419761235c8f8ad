import { isUnanswered } from '../answers.ts';
import { fieldDirections } from '../field-directions.ts';
import { profileFieldOf, type ScoringField, scoringFigures } from '../figures.ts';
import type { MeasureInput, ScoreInput } from '../measure-input.ts';
import { bestValue, fieldsReadBy, withBest, withOpenQuestionsAtBest } from '../missing-points.ts';
import type { Criterion, Ruleset } from '../ruleset.ts';
import { totalOf } from '../total.ts';

export interface FieldPoints {
  /** The name in the profile. */
  readonly field: string;
  readonly isAnswered: boolean;
  readonly earned: number;
  /** The most points that the best value adds. */
  readonly open: number;
  /** Other fields, as in the profile, without whose answers it adds nothing. */
  readonly partners: readonly string[];
  readonly isExact: boolean;
  /** The codes of the criteria that read it. */
  readonly criteria: readonly string[];
}

const mostPartners = 3;
const blank = scoringFigures.parse({});

const gainOf = (input: MeasureInput, field: ScoringField): number =>
  totalOf(withBest(input, [field])) - totalOf(input);

function earnedBy(input: MeasureInput, field: ScoringField): number {
  const figures = { ...input.figures, [field]: blank[field] };
  const without = { ...input, figures, unanswered: [...(input.unanswered ?? []), field] };
  return totalOf(input) - totalOf(without);
}

function leversOf({ advice, histories, identity }: Ruleset): ReadonlySet<string> {
  const levers = advice.actions.flatMap(({ lever, balanceSheet }) => [lever, balanceSheet?.lever ?? lever]);
  const fields = levers.flatMap((lever) => ('field' in lever ? [lever.field] : []));
  return new Set([...fields, ...[...histories.parts, ...identity].map(({ field }) => field)]);
}

function combinations<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) =>
    combinations(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

type Readers = ReadonlyMap<ScoringField, readonly Criterion[]>;

/** Some figures are only read when another one is known. */
function readersOf(input: MeasureInput): Readers {
  const atBest = withOpenQuestionsAtBest(input);
  const readers = new Map<ScoringField, Criterion[]>();
  for (const criterion of input.rules.criteria) {
    const fields = new Set([...fieldsReadBy(criterion, input), ...fieldsReadBy(criterion, atBest)]);
    for (const field of fields) readers.set(field, [...(readers.get(field) ?? []), criterion]);
  }
  return readers;
}

const hasBest = (input: MeasureInput) => (field: ScoringField) =>
  fieldDirections[field] !== 'none' || bestValue(field, input) !== input.figures[field];

function partnersOf(field: ScoringField, input: MeasureInput, readers: Readers): ScoringField[] {
  const own = readers.get(field) ?? [];
  return [...readers.keys()].filter(
    (other) =>
      other !== field &&
      isUnanswered(input, other) &&
      (readers.get(other) ?? []).some((criterion) => own.includes(criterion)),
  );
}

type Opening = Pick<FieldPoints, 'open' | 'partners'>;

function openingOf(field: ScoringField, input: MeasureInput, readers: Readers): Opening {
  const alone = gainOf(input, field);
  if (alone > 0) return { open: alone, partners: [] };
  const others = partnersOf(field, input, readers);
  for (let count = 1; count <= mostPartners; count += 1) {
    const openings = combinations(others, count).map((chosen) => ({
      open: gainOf(withBest(input, chosen), field),
      partners: chosen.map(profileFieldOf),
    }));
    const [best] = openings.toSorted((one, other) => other.open - one.open);
    if (best !== undefined && best.open > 0) return best;
  }
  return { open: 0, partners: [] };
}

function pointsOfField(field: ScoringField, input: MeasureInput, readers: Readers): FieldPoints {
  const isAnswered = !isUnanswered(input, field);
  const isLever = leversOf(input.rules).has(field);
  const atValue = { open: isLever ? Math.max(0, gainOf(input, field)) : 0, partners: [] };
  const opening = isAnswered ? atValue : openingOf(field, input, readers);
  return {
    field: profileFieldOf(field),
    isAnswered,
    earned: isAnswered ? earnedBy(input, field) : 0,
    ...opening,
    isExact: fieldDirections[field] === 'filled' && opening.partners.length === 0,
    criteria: (readers.get(field) ?? []).map(({ code }) => code),
  };
}

/** Each field that counts now: its answer, or the answer that is missing, can change the total. */
export function fieldPoints(input: ScoreInput, today: string, rules: Ruleset): readonly FieldPoints[] {
  const measured: MeasureInput = { ...input, today, rules };
  const readers = readersOf(measured);
  return [...readers.keys()]
    .filter(hasBest(measured))
    .map((field) => pointsOfField(field, measured, readers))
    .filter(({ isAnswered, open }) => isAnswered || open > 0);
}
