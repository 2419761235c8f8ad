import { fill } from '@groundwork/wording';
import type { Action, Lever, NumberField, NumberLever } from './actions.ts';
import { isOpenZero, missingAnchors, type MissingAnchors } from './anchors.ts';
import type { MeasureInput } from '../measure-input.ts';
import { zeroIsBlank } from '../field-directions.ts';
import { scoringFigures } from '../figures.ts';
import { readHistory, type History } from '../histories.ts';
import { measureOf } from '../measures.ts';
import { hasAnsweredDefault } from '../missing-points.ts';
import { nearestValue } from './nearest-value.ts';
import { applyPatch, countReadyDocuments, type PatchOp } from './patch.ts';
import type { Band, Criterion } from '../ruleset.ts';
import { pointsOf, totalOf } from '../total.ts';
import { bands } from '../score.wording.ts';
import { formatValue } from '../sentences.ts';

// anchor: the criterion needs another figure before it can be measured; zero: the answer for that figure is 0;
// confirm: the default counts until the owner answers.
export type CandidateKind = 'improve' | 'add' | 'answer' | 'anchor' | 'zero' | 'confirm';

export interface Candidate {
  readonly kind: CandidateKind;
  /** Distinguishes this candidate from earlier and later ones of the same criterion. */
  readonly target: string;
  readonly ops: readonly PatchOp[];
  /** Exact change of the total; 0 if no gain is certain. */
  readonly impact: number;
  readonly aim: string;
  readonly band?: string;
  /** The gain at the best value, if some values that the profile accepts miss the band. */
  readonly most?: number;
  readonly reachesBand?: true;
  readonly zeros?: string;
}

interface Situation {
  readonly input: MeasureInput;
  readonly criterion: Criterion;
  readonly action: Action;
  readonly points: number;
  readonly total: number;
}

export function joinNouns(nouns: readonly string[], conjunction: 'and' | 'or'): string {
  const last = nouns.at(-1) ?? '';
  return nouns.length < 2 ? last : `${nouns.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

const hasAnswer = ({ criterion, input }: Situation): boolean => hasAnsweredDefault(criterion, input);

const gainOf = ({ input, total }: Situation, ops: readonly PatchOp[]): number =>
  totalOf(applyPatch(input, ops, input.rules)) - total;

const candidateWithoutGain = (
  kind: 'answer' | 'anchor' | 'zero' | 'confirm',
  target: string,
  aim: string,
): Candidate => ({
  kind,
  target,
  aim,
  ops: [],
  impact: 0,
});

type CandidateDraft = Omit<Candidate, 'impact'>;

function withGain(situation: Situation, draft: CandidateDraft): Candidate | null {
  const impact = gainOf(situation, draft.ops);
  return impact < 1 ? null : { ...draft, impact };
}

const betterBands = ({ criterion, points }: Situation): Band[] =>
  criterion.scale.bands.filter((band) => band.points > points).reverse();

function firstBandWithGain(
  situation: Situation,
  draftFor: (band: Band) => CandidateDraft | null,
): Candidate | null {
  for (const band of betterBands(situation)) {
    const draft = draftFor(band);
    const candidate = draft && withGain(situation, draft);
    if (candidate) return candidate;
  }
  return null;
}

/** Changes one copy of the figures: a copy per value is too slow for thousands of values per owner. */
function createTrial({ input, criterion }: Situation, field: NumberField | 'dnbRating') {
  const figures = { ...input.figures };
  const trialInput = { ...input, figures };
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

function candidateForNumber(situation: Situation, lever: NumberLever): Candidate | null {
  const { field, unit } = lever;
  const current = situation.input.figures[field];
  const isBlank = current === 0 && zeroIsBlank.includes(field);
  const opFor = (value: number): PatchOp => ({ op: lever.kind, field, value });
  const reaches = createTrial(situation, field);
  const first = firstBandWithGain(situation, (band) => {
    const value = nearestValue(lever, isBlank ? null : current, (trial) => reaches(trial, band));
    if (value === null) return null;
    return {
      kind: isOpenZero(situation.input, field) ? 'add' : 'improve',
      target: String(band.threshold),
      ops: [opFor(value)],
      aim: formatValue(unit, value),
      ...bandOf(lever, value, band),
    };
  });
  if (first?.kind !== 'add' || gainOf(situation, [opFor(worstValue(lever))]) >= first.impact) return first;
  return { ...first, most: gainOf(situation, [opFor(lever.kind === 'atLeast' ? lever.to : lever.from)]) };
}

function candidateForPaydex(
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

function candidateForHistories(situation: Situation): Candidate | null {
  const { figures, rules } = situation.input;
  const partsWith = (history: History) =>
    rules.histories.parts.filter((part) => readHistory(figures[part.field], rules.histories) === history);
  const open = partsWith('open');
  if (open.length > 0) {
    return withGain(situation, {
      kind: 'improve',
      target: `resolved ${open.map(({ field }) => field).join(' ')}`,
      ops: open.map(({ field }) => ({ op: 'set', field, value: 'resolved' })),
      aim: joinNouns(
        open.map(({ label }) => label),
        'and',
      ),
    });
  }
  const unanswered = partsWith('unanswered').map(({ label }) => label);
  return unanswered.length === 0
    ? null
    : candidateWithoutGain('answer', 'answer', joinNouns(unanswered, 'or'));
}

function candidateForIdentity(situation: Situation): Candidate | null {
  const { figures, rules } = situation.input;
  const isEmpty = (value: string | boolean): boolean =>
    typeof value === 'string' ? value.trim() === '' : !value;
  const empty = rules.identity.filter(({ field }) => isEmpty(figures[field]));
  return withGain(situation, {
    kind: 'add',
    target: empty.map(({ field }) => field).join(' '),
    ops: empty.map(({ field }) => ({
      op: 'set',
      field,
      value: field === 'businessStructure' ? 'filled' : true,
    })),
    aim: joinNouns(
      empty.map(({ label }) => label),
      'and',
    ),
  });
}

function candidateForDocuments(
  situation: Situation,
  lever: Extract<Lever, { kind: 'documents' }>,
): Candidate | null {
  const { category, ready } = lever;
  const missing = ready - countReadyDocuments(situation.input, category, situation.input.rules);
  return withGain(situation, {
    kind: 'improve',
    target: `ready ${ready}`,
    ops: [{ op: 'documents', category, ready }],
    aim: String(missing),
  });
}

function candidateForQuestion(
  { input }: Situation,
  lever: Extract<Lever, { kind: 'question' }>,
): Candidate | null {
  const history = readHistory(input.figures[lever.field], input.rules.histories);
  return history === 'unanswered' ? candidateWithoutGain('answer', 'answer', lever.about) : null;
}

function candidateForAnswer(
  situation: Situation,
  lever: Extract<Lever, { kind: 'set' | 'account' }>,
): Candidate | null {
  const kind = hasAnswer(situation) ? 'improve' : 'confirm';
  const candidate = withGain(situation, { kind, ...patchOf(lever), aim: '' });
  return candidate?.kind === 'confirm' ? { ...candidate, most: candidate.impact } : candidate;
}

function candidateForLever(situation: Situation, lever: Lever): Candidate | null {
  switch (lever.kind) {
    case 'atLeast':
    case 'atMost':
      return candidateForNumber(situation, lever);
    case 'paydex':
      return candidateForPaydex(situation, lever);
    case 'histories':
      return candidateForHistories(situation);
    case 'identity':
      return candidateForIdentity(situation);
    case 'documents':
      return candidateForDocuments(situation, lever);
    case 'question':
      return candidateForQuestion(situation, lever);
    default:
      return candidateForAnswer(situation, lever);
  }
}

function patchOf(lever: Extract<Lever, { kind: 'set' | 'account' }>): Pick<CandidateDraft, 'ops' | 'target'> {
  return lever.kind === 'set'
    ? { target: String(lever.value), ops: [{ op: 'set', field: lever.field, value: lever.value }] }
    : { target: lever.accountType, ops: [{ op: 'account', accountType: lever.accountType }] };
}

function candidateForAnchors({ fields, open, zero }: MissingAnchors): Candidate {
  const kind = open.length > 0 ? 'anchor' : 'zero';
  const zeros = joinNouns(zero, 'and');
  const candidate = candidateWithoutGain(
    kind,
    `${kind} ${fields.join(' ')}`,
    kind === 'anchor' ? joinNouns(open, 'and') : zeros,
  );
  return kind === 'anchor' && zero.length > 0 ? { ...candidate, zeros } : candidate;
}

export function candidateOf(
  input: MeasureInput,
  criterion: Criterion,
  action: Action,
  total: number,
): Candidate | null {
  const measurement = measureOf(criterion)(input);
  const points = pointsOf(criterion, input);
  const situation: Situation = { input, criterion, action, points, total };
  if (points >= criterion.max)
    return hasAnswer(situation) ? null : candidateWithoutGain('confirm', 'confirm', action.noun);
  const isMeasured = measurement !== null && measurement.fromBalanceSheet !== true;
  const anchors = missingAnchors(input, isMeasured ? [] : (action.anchors ?? []));
  return anchors.fields.length === 0
    ? candidateForLever(situation, action.lever)
    : candidateForAnchors(anchors);
}
