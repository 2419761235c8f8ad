import { createHash } from 'node:crypto';
import type { DocumentState, ProvenScore, ScoreCause } from '@groundwork/contracts';
import {
  blankAnswers,
  currentRules,
  type Ruleset,
  score,
  type ScoreResult,
} from '@groundwork/engine-scoring';
import { dayOf } from '@groundwork/platform-time';
import { expiryNotices } from './expiry-notice.rules.ts';
import { nextChangeOn } from './next-change.rules.ts';
import type { ScoredOwner } from './owner.model.ts';
import { olderRulesOf, rulesNumber } from './owner-score.rules.ts';
import { causeOfNewRules } from './pending-change.rules.ts';
import type { ProvenOwner } from './proof.model.ts';
import { proofOf } from './proof.rules.ts';
import { provenView } from './proof.view.ts';
import { inputOfOwner } from './score-input.rules.ts';

export interface StoredScore {
  owner: ScoredOwner;
  documents: readonly DocumentState[];
  proof: ProvenOwner;
}

/** The stated and the proven score have the same input, day and rules. */
export interface ScoreStep {
  cause: ScoreCause;
  owner: ScoredOwner;
  proof: ProvenOwner;
  from: number;
  provenFrom: number;
  /** Of proofs whose notice is due. */
  lastDays: readonly string[];
}

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** Of the stated and of the proven score. The moment of the computation is no difference. */
const digestOf = (result: ScoreResult, proven: ProvenScore, notified: ProvenOwner['notified']): string =>
  `${hashOf(result)} ${hashOf([{ ...proven, calculatedAt: '' }, Object.entries(notified).sort()])}`;

function stepOf(
  { owner, documents, proof }: StoredScore,
  cause: ScoreCause,
  now: Date,
  rules: Ruleset,
): ScoreStep {
  const today = dayOf(now);
  const { evidence } = proof;
  const stated = inputOfOwner(owner, documents);
  const result = score(stated, today, rules);
  const proven = provenView(
    proofOf({ stated, owner, documents, evidence, today, rules }, result),
    evidence,
    now,
  );
  const { lastDays, notified } = expiryNotices(proven.expiring, proof.notified, today);
  const version = owner.version + 1;
  const computed: ScoredOwner = {
    ...owner,
    result,
    rulesNumber,
    totalScore: result.totalScore,
    calculatedAt: now,
    calculatedFor: today,
    pending: null,
    version,
    nextChangeOn: nextChangeOn(stated, { evidence, notified, documents }, today),
    foreseenVersion: version,
    foreseenFor: today,
    resultDigest: digestOf(result, proven, notified),
  };
  return {
    cause,
    owner: computed,
    proof: { ...proof, totalScore: proven.totalScore, result: proven, notified },
    from: owner.totalScore,
    provenFrom: proof.totalScore,
    lastDays,
  };
}

export interface ComputedScore {
  steps: readonly ScoreStep[];
  last: ScoreStep;
}

function stepOfNewRules(stored: StoredScore, olderRules: Ruleset | undefined, now: Date): ScoreStep {
  const input = inputOfOwner(stored.owner, stored.documents);
  const blanks = olderRules && blankAnswers(input, dayOf(now), { before: olderRules, now: currentRules });
  const cause = { ...causeOfNewRules, ...(blanks && blanks.points > 0 && { blankAnswers: blanks }) };
  return stepOf(stored, cause, now, currentRules);
}

/** Another cause is computed by the owner's older rules, so that the step of the new rules has their change alone. */
export function computeScore(stored: StoredScore, cause: ScoreCause, now: Date): ComputedScore {
  const olderRules = olderRulesOf(stored.owner);
  const first =
    cause.type === 'rules'
      ? stepOfNewRules(stored, olderRules, now)
      : stepOf(stored, cause, now, olderRules ?? currentRules);
  if (cause.type === 'rules' || olderRules === undefined) return { steps: [first], last: first };
  const last = stepOfNewRules({ ...stored, ...first }, olderRules, now);
  return { steps: [first, last], last };
}

/** Without the stored results, which are most of what is stored. A process of the previous version leaves no digest. */
const storedDigest = ({ owner }: StoredScore): string | null =>
  owner.foreseenVersion === owner.version ? owner.resultDigest : null;

export const isSameScore = (stored: StoredScore, { steps, last }: ComputedScore): boolean =>
  steps.every(({ from, owner }) => from === owner.totalScore) &&
  isSameProof(stored, { steps, last }) &&
  storedDigest(stored) === last.owner.resultDigest;

const provenPart = (digest: string | null) => digest?.split(' ')[1];

export const isSameProof = (stored: StoredScore, { steps, last }: ComputedScore): boolean =>
  steps.every(
    ({ provenFrom, proof, lastDays }) => provenFrom === proof.totalScore && lastDays.length === 0,
  ) &&
  storedDigest(stored) !== null &&
  provenPart(storedDigest(stored)) === provenPart(last.owner.resultDigest);
