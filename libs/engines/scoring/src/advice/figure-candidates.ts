import { fill } from '@groundwork/wording';
import type { Lever, NumberField, NumberLever } from './actions.ts';
import { isOpenZero } from './anchors.ts';
import { withAnswers } from '../answers.ts';
import { type Candidate, firstBandWithGain, gainOf, type Situation } from './candidate.ts';
import { zeroIsBlank } from '../field-directions.ts';
import { scoringFigures } from '../figures.ts';
import { measureOf } from '../measures.ts';
import { nearestValue } from './nearest-value.ts';
import { applyPatch, type PatchOp } from './patch.ts';
import type { Band } from '../ruleset.ts';
import { pointsOf } from '../total.ts';
import { bands } from '../score.wording.ts';
import { formatValue } from '../sentences.ts';

/** Changes one copy of the figures: a copy per value is too slow for thousands of values per owner. */
function createTrial(
  { input, criterion }: Pick<Situation, 'input' | 'criterion'>,
  field: NumberField | 'dnbRating',
) {
  const trialInput = withAnswers(input, { [field]: input.figures[field] });
  const { figures } = trialInput;
  return (value: number | string, band: Band): boolean => {
    Object.assign(figures, { [field]: value });
    return pointsOf(criterion, trialInput) >= band.points;
  };
}

function bandOf(
  lever: Pick<NumberLever, 'kind' | 'from' | 'unit'>,
  value: number,
  { words, aboveZero }: Band,
): { band?: string } {
  if (words !== undefined) return { band: words };
  if (aboveZero || value === lever.from) return {};
  const text = lever.kind === 'atMost' ? bands.atMost : bands.atLeast;
  return { band: fill(text, { value: formatValue(lever.unit, value) }) };
}

const acceptsNegative = (field: NumberField): boolean => scoringFigures.shape[field].safeParse(-1).success;

function worstValue({ kind, field, decimals, from, to }: NumberLever): number {
  if (kind === 'atMost') return to;
  return acceptsNegative(field) ? from : Math.max(from, 1 / 10 ** decimals);
}

type NumberOp = Extract<PatchOp, { readonly op: NumberLever['kind'] }>;

const bestOp = ({ kind, field, from, to }: NumberLever): NumberOp => ({
  op: kind,
  field,
  value: kind === 'atLeast' ? to : from,
});

function nearestOp(
  { input, criterion }: Pick<Situation, 'input' | 'criterion'>,
  lever: NumberLever,
  band: Band,
): NumberOp | null {
  const { kind, field } = lever;
  const current = input.figures[field];
  const isBlank = current === 0 && zeroIsBlank.includes(field);
  const reaches = createTrial({ input, criterion }, field);
  const value = nearestValue(lever, isBlank ? null : current, (trial) => reaches(trial, band));
  return value === null ? null : { op: kind, field, value };
}

function opsTo(
  band: Band,
  situation: Situation,
  lever: NumberLever,
): readonly [NumberOp, ...NumberOp[]] | null {
  const { beside } = lever;
  const { input, criterion } = situation;
  const alone = nearestOp(situation, lever, band);
  if (alone !== null || beside === undefined) return alone && [alone];
  const after = (op: NumberOp) => ({ criterion, input: applyPatch(input, [op], input.rules) });
  const own = nearestOp(after(bestOp(beside)), lever, band);
  const other = own && nearestOp(after(own), beside, band);
  return own && other && [own, other];
}

/** A figure that another source states is known: no question for it contains its own answer. */
const isStatedElsewhere = ({ input, criterion }: Situation, { unit }: NumberLever): boolean =>
  unit === criterion.unit && measureOf(criterion)(input) !== null;

export function candidateForNumber(situation: Situation, lever: NumberLever): Candidate | null {
  const { kind, field, unit } = lever;
  const isQuestion = isOpenZero(situation.input, field) && !isStatedElsewhere(situation, lever);
  const first = firstBandWithGain(situation, (band) => {
    const ops = opsTo(band, situation, lever);
    if (ops === null) return null;
    const [{ value }] = ops;
    return {
      kind: isQuestion ? 'add' : 'improve',
      target: String(band.threshold),
      ops,
      aim: formatValue(unit, value),
      ...bandOf(lever, value, band),
    };
  });
  if (first?.kind !== 'add') return first;
  const worst: NumberOp = { op: kind, field, value: worstValue(lever) };
  if (gainOf(situation, [worst]) >= first.impact) return first;
  return { ...first, most: gainOf(situation, [...first.ops, bestOp(lever)]) };
}

export function candidateForPaydex(
  situation: Situation,
  lever: Extract<Lever, { kind: 'paydex' }>,
): Candidate | null {
  const { input, criterion } = situation;
  const isBlank = measureOf(criterion)(input) === null;
  const opFor = (paydex: number): PatchOp => ({ op: 'set', field: lever.field, value: String(paydex) });
  const reaches = createTrial(situation, lever.field);
  const range = { ...lever, kind: 'atLeast', decimals: 0, unit: 'number' } as const;
  const first = firstBandWithGain(situation, (band) => {
    const paydex = nearestValue(range, null, (trial) => reaches(String(trial), band));
    if (paydex === null) return null;
    const kind = isBlank ? 'add' : 'improve';
    const target = String(band.threshold);
    return { kind, target, ops: [opFor(paydex)], aim: String(paydex), ...bandOf(range, paydex, band) };
  });
  return first?.kind === 'add' ? { ...first, most: gainOf(situation, [opFor(lever.to)]) } : first;
}
