import type { Action, Lever } from './actions.ts';
import { missingAnchors, type MissingAnchors } from './anchors.ts';
import {
  type Candidate,
  candidateWithoutGain,
  type CandidateDraft,
  type Situation,
  withGain,
} from './candidate.ts';
import { contributionGain } from '../contribution.ts';
import { candidateForNumber, candidateForPaydex } from './figure-candidates.ts';
import type { MeasureInput } from '../measure-input.ts';
import { readHistory, type History } from '../histories.ts';
import { measureOf } from '../measures.ts';
import { hasAnsweredDefault, openNeeds } from '../missing-points.ts';
import { countReadyDocuments } from './patch.ts';
import type { Criterion } from '../ruleset.ts';
import { pointsByFactor, pointsOf } from '../total.ts';

export function joinNouns(nouns: readonly string[], conjunction: 'and' | 'or'): string {
  const last = nouns.at(-1) ?? '';
  return nouns.length < 2 ? last : `${nouns.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

const hasAnswer = ({ criterion, input }: Situation): boolean => hasAnsweredDefault(criterion, input);

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

function mostGain({ factor: key, max }: Criterion, input: MeasureInput): number {
  const factor = input.rules.factors.find((each) => each.key === key);
  return factor ? contributionGain(factor, pointsByFactor(input).get(key) ?? 0, max) : 0;
}

export function candidateOf(
  input: MeasureInput,
  criterion: Criterion,
  action: Action,
  total: number,
): Candidate | null {
  const needs = openNeeds(criterion, input);
  if (needs.length > 0) {
    const candidate = candidateWithoutGain('need', `need ${needs.join(' ')}`, action.need ?? action.noun);
    return { ...candidate, most: mostGain(criterion, input) };
  }
  const measurement = measureOf(criterion)(input);
  const points = pointsOf(criterion, input);
  const situation: Situation = { input, criterion, action, points, total };
  if (points >= criterion.max) return null;
  const isMeasured = measurement !== null && measurement.fromBalanceSheet !== true;
  const anchors = missingAnchors(input, isMeasured ? [] : (action.anchors ?? []));
  return anchors.fields.length === 0
    ? candidateForLever(situation, action.lever)
    : candidateForAnchors(anchors);
}
