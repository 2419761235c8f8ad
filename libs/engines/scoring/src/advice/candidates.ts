import { fill } from '@groundwork/wording';
import type { Action, Anchor, Lever, NumberField, NumberLever } from './actions.ts';
import type { MeasureInput } from '../measure-input.ts';
import { zeroIsBlank } from '../field-directions.ts';
import { readHistory, type History } from '../histories.ts';
import { measureOf } from '../measures.ts';
import { nearestValue } from './nearest-value.ts';
import { applyPatch, readyDocuments, type PatchOp } from './patch.ts';
import type { Band, Criterion } from '../ruleset.ts';
import { pointsOf, totalOf } from '../total.ts';
import { bands } from '../score.wording.ts';
import { formatValue } from '../sentences.ts';

/**
 * improve: move a figure. add: tell a figure that is not known yet. answer: an open question, whose answer may
 * gain or not. anchor: another figure is needed before this criterion can be measured.
 */
export type CandidateKind = 'improve' | 'add' | 'answer' | 'anchor';

export interface Candidate {
  readonly kind: CandidateKind;
  /** What tells this advice from earlier and later ones on the same criterion. */
  readonly target: string;
  readonly ops: readonly PatchOp[];
  /** Exact difference of the total; 0 where nothing can be promised. */
  readonly impact: number;
  /** The aim in words: a figure, missing fields, or the number of missing documents. */
  readonly aim: string;
  /** The figures that pay, as a noun; absent where any figure pays. */
  readonly band?: string;
}

interface Situation {
  readonly facts: MeasureInput;
  readonly criterion: Criterion;
  readonly action: Action;
  readonly points: number;
  readonly total: number;
}

export function joinNouns(words: readonly string[], joint: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

const gainOf = ({ facts, total }: Situation, ops: readonly PatchOp[]): number =>
  totalOf(applyPatch(facts, ops, facts.rules)) - total;

const candidateWithoutGain = (kind: 'answer' | 'anchor', target: string, aim: string): Candidate => ({
  kind,
  target,
  aim,
  ops: [],
  impact: 0,
});

type CandidateDraft = Omit<Candidate, 'impact'>;

function withGain(situation: Situation, offer: CandidateDraft): Candidate | null {
  const impact = gainOf(situation, offer.ops);
  return impact < 1 ? null : { ...offer, impact };
}

/** Nearest first: the bands that pay more than now. */
const furtherBands = ({ criterion, points }: Situation): Band[] =>
  criterion.scale.bands.filter((band) => band.points > points).reverse();

function firstBandThatPays(
  situation: Situation,
  offerFor: (band: Band) => CandidateDraft | null,
): Candidate | null {
  for (const band of furtherBands(situation)) {
    const offer = offerFor(band);
    const candidate = offer && withGain(situation, offer);
    if (candidate) return candidate;
  }
  return null;
}

/** Tries values of one field on a copy of its own: thousands are tried per owner. */
function createTrial({ facts, criterion }: Situation, field: NumberField | 'dnbRating') {
  const figures = { ...facts.figures };
  const tried = { ...facts, figures };
  return (value: number | string, band: Band): boolean => {
    Object.assign(figures, { [field]: value });
    return pointsOf(criterion, tried) >= band.points;
  };
}

/** Absent where every figure that the profile accepts reaches the band. */
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

function candidateForNumber(situation: Situation, lever: NumberLever): Candidate | null {
  const { field, unit } = lever;
  const current = situation.facts.figures[field];
  const isBlank = current === 0 && zeroIsBlank.includes(field);
  const opFor = (value: number): PatchOp => ({ op: lever.kind, field, value });
  const reaches = createTrial(situation, field);
  return firstBandThatPays(situation, (band) => {
    const value = nearestValue(lever, isBlank ? null : current, (tried) => reaches(tried, band));
    if (value === null) return null;
    return {
      kind: current === 0 ? 'add' : 'improve',
      target: String(band.threshold),
      ops: [opFor(value)],
      aim: formatValue(unit, value),
      ...bandOf(lever, value, band),
    };
  });
}

function candidateForPaydex(
  situation: Situation,
  lever: Extract<Lever, { kind: 'paydex' }>,
): Candidate | null {
  const { facts, criterion } = situation;
  const isBlank = measureOf(criterion)(facts) === null;
  const opFor = (paydex: number): PatchOp => ({ op: 'set', field: lever.field, value: String(paydex) });
  const reaches = createTrial(situation, lever.field);
  const range = { ...lever, kind: 'atLeast', decimals: 0, unit: 'number' } as const;
  return firstBandThatPays(situation, (band) => {
    const paydex = nearestValue(range, null, (tried) => reaches(String(tried), band));
    if (paydex === null) return null;
    const kind = isBlank ? 'add' : 'improve';
    const target = String(band.threshold);
    return { kind, target, ops: [opFor(paydex)], aim: String(paydex), ...bandOf(range, paydex, band) };
  });
}

/** Open claims can be settled; an open question can only be answered, and nobody knows how. */
function candidateForHistories(situation: Situation): Candidate | null {
  const { figures, rules } = situation.facts;
  const partsThatAre = (history: History) =>
    rules.histories.parts.filter((part) => readHistory(figures[part.field], rules.histories) === history);
  const open = partsThatAre('open');
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
  const unanswered = partsThatAre('unanswered').map(({ label }) => label);
  return unanswered.length === 0
    ? null
    : candidateWithoutGain('answer', 'answer', joinNouns(unanswered, 'or'));
}

function candidateForIdentity(situation: Situation): Candidate | null {
  const { figures, rules } = situation.facts;
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
  const missing = ready - readyDocuments(situation.facts, category, situation.facts.rules);
  return withGain(situation, {
    kind: 'improve',
    target: `ready ${ready}`,
    ops: [{ op: 'documents', category, ready }],
    aim: String(missing),
  });
}

function candidateForQuestion(
  { facts }: Situation,
  lever: Extract<Lever, { kind: 'question' }>,
): Candidate | null {
  const history = readHistory(facts.figures[lever.field], facts.rules.histories);
  return history === 'unanswered' ? candidateWithoutGain('answer', 'answer', lever.about) : null;
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
      return withGain(situation, { kind: 'improve', ...patchOf(lever), aim: '' });
  }
}

function patchOf(lever: Extract<Lever, { kind: 'set' | 'account' }>): Pick<CandidateDraft, 'ops' | 'target'> {
  return lever.kind === 'set'
    ? { target: String(lever.value), ops: [{ op: 'set', field: lever.field, value: lever.value }] }
    : { target: lever.accountType, ops: [{ op: 'account', accountType: lever.accountType }] };
}

function missingAnchors({ facts, action }: Situation): readonly Anchor[] {
  const isBlank = (value: string | number): boolean =>
    typeof value === 'string' ? value.trim() === '' : value === 0;
  return (action.anchors ?? []).filter(({ fields }) =>
    fields.every((field) => isBlank(facts.figures[field])),
  );
}

/** The smallest change that pays on this criterion; null where it is at its maximum or nothing can be done. */
export function candidateOf(
  facts: MeasureInput,
  criterion: Criterion,
  action: Action,
  total: number,
): Candidate | null {
  const measured = measureOf(criterion)(facts);
  const points = pointsOf(criterion, facts);
  if (points >= criterion.max) return null;
  const situation: Situation = { facts, criterion, action, points, total };
  const anchors = measured === null ? missingAnchors(situation) : [];
  if (anchors.length === 0) return candidateForLever(situation, action.lever);
  const nouns = anchors.map(({ noun }) => noun);
  return candidateWithoutGain(
    'anchor',
    `anchor ${anchors.flatMap(({ fields }) => fields).join(' ')}`,
    joinNouns(nouns, 'and'),
  );
}
