import type { Worded } from '@groundwork/wording';
import type { FieldValue } from '../witness.ts';
import { isSameValue, type Voice } from './agreement.ts';
import { slipOf, type FigureValues } from './bounds.ts';
import { draftOf, voicesIn, type Draft, type DraftRequest } from './draft.ts';
import { figureRules, type FigureRules } from './figure-rules.ts';
import { conflictQuestion, slipQuestion } from './figure-texts.ts';
import {
  typedId,
  type Figure,
  type FigureSource,
  type FigureStatus,
  type FigureWitness,
  type Settlement,
  type StatedFigures,
} from './figure.ts';
import { hashOf } from './hash.ts';
import { conflictAmong } from './outlier.ts';
import { distinctWitnesses, type RatedSource } from './rated-source.ts';

interface ComparedValue {
  readonly id: string;
  readonly value: FieldValue;
}

function agrees(draft: Draft, { id, value }: ComparedValue, rules: FigureRules): boolean {
  if (id === draft.valueFrom) return true;
  if (draft.value === null || draft.rule === undefined) return false;
  return isSameValue(draft.value, value, draft.rule, rules.tolerancePercent);
}

function toSource(draft: Draft, source: RatedSource, rules: FigureRules): FigureSource {
  const { documentId, page, figure, accountIds, months, ...witness } = source.witness;
  return {
    id: source.id,
    grade: source.grade,
    withheld: source.withheld,
    kind: source.kind,
    value: witness.value,
    period: witness.period && { from: witness.period.from, to: witness.period.to },
    ...(documentId === undefined ? {} : { documentId }),
    ...(page === undefined ? {} : { page }),
    ...(figure === undefined ? {} : { figure }),
    ...(accountIds === undefined ? {} : { accountIds }),
    ...(months === undefined ? {} : { months }),
    holder: witness.holder ? { match: witness.holder.match, answer: witness.holder.answer } : null,
    freshUntil: witness.freshUntil,
    paperSum: witness.paperSum ?? null,
    documentIds: witness.documentIds ?? [],
    agrees: agrees(draft, source.witness, rules),
  };
}

const toTypedSource = (draft: Draft, typed: Voice, rules: FigureRules): FigureSource => ({
  id: typedId,
  grade: 0,
  withheld: null,
  kind: typedId,
  value: typed.value,
  period: null,
  holder: null,
  freshUntil: null,
  paperSum: null,
  documentIds: [],
  agrees: agrees(draft, typed, rules),
});

interface Dispute {
  readonly outlier: string | null;
  readonly question: Worded;
}

type Compared = Pick<FigureSource, 'id' | 'value' | 'grade'>;

/** Names the sources among which the owner decides. Another grade or value is another source. */
export function sourcesKey(sources: readonly Compared[]): string {
  const own = sources.filter(({ id }) => id !== typedId);
  return hashOf(own.map(({ id, value, grade }) => JSON.stringify([id, value, grade])).sort());
}

const isDecided = ({ choice, sources }: Draft): boolean =>
  choice !== null &&
  choice.sources ===
    sourcesKey(sources.map(({ id, grade, witness }) => ({ id, grade, value: witness.value })));

function slipIn(draft: Draft, values: FigureValues, rules: FigureRules): Dispute | null {
  const { field, rule, value, valueFrom } = draft;
  const voices = voicesIn(draft);
  const slip = slipOf(field, value, { values, voices }, rules);
  const from = voices.find(({ id }) => id === valueFrom);
  if (slip === null || value === null || from === undefined) return null;
  return { outlier: null, question: slipQuestion(value, from, slip, rule?.unit ?? 'percent') };
}

function disputeIn(draft: Draft, values: FigureValues, rules: FigureRules): Dispute | null {
  const { rule, value } = draft;
  if (value === null || isDecided(draft)) return null;
  const slip = slipIn(draft, values, rules);
  const conflict = rule === undefined ? null : conflictAmong(voicesIn(draft), rule, rules);
  if (conflict === null) return slip;
  const outlier = conflict.outlier?.id ?? null;
  return { outlier, question: slip?.question ?? conflictQuestion(conflict, value, rule?.unit) };
}

const statusOfGrade: Readonly<Record<number, FigureStatus>> = { 1: 'file', 2: 'paper', 3: 'confirmed' };

function statusOf(draft: Draft, dispute: Dispute | null, rules: FigureRules): FigureStatus {
  const { value, sources, choice } = draft;
  if (value === null) return 'open';
  if (dispute !== null) return 'disputed';
  const grades = sources.flatMap((source) =>
    agrees(draft, source.witness, rules) ? (source.grade ?? []) : [],
  );
  const status = statusOfGrade[Math.max(0, ...grades)];
  if (status !== undefined) return status;
  const chosen = sources.filter(({ id }) => choice === null || id === choice.use);
  if (chosen.some(({ grade }) => grade !== null)) return 'said';
  const withheld = chosen.map((source) => source.withheld);
  if (withheld.includes('other-name')) return 'other-name';
  return withheld.includes('stale') ? 'stale' : 'said';
}

function toFigure(draft: Draft, values: FigureValues, rules: FigureRules): Figure {
  const { field, value, valueFrom, choice } = draft;
  const dispute = disputeIn(draft, values, rules);
  const figure = {
    field,
    value,
    valueFrom,
    status: statusOf(draft, dispute, rules),
    sources: [
      ...(draft.typed === null ? [] : [toTypedSource(draft, draft.typed, rules)]),
      ...draft.sources.map((source) => toSource(draft, source, rules)),
    ],
    outlier: dispute?.outlier ?? null,
    question: dispute?.question ?? null,
    settled: choice && { use: choice.use, day: choice.day },
  };
  return { ...figure, version: hashOf(figure) };
}

function groupByField(witnesses: readonly FigureWitness[]): Map<string, FigureWitness[]> {
  const groups = new Map<string, FigureWitness[]>();
  for (const witness of distinctWitnesses(witnesses))
    groups.set(witness.field, [...(groups.get(witness.field) ?? []), witness]);
  return groups;
}

export function figuresOf(
  stated: StatedFigures,
  witnesses: readonly FigureWitness[],
  settled: readonly Settlement[],
  today: string,
  rules: FigureRules = figureRules,
): Figure[] {
  const request: DraftRequest = {
    stated,
    byField: groupByField(witnesses),
    settled: new Map(settled.map((choice) => [choice.field, choice])),
    today,
    rules,
  };
  const fields = new Set([
    ...Object.keys(stated.values),
    ...[...request.byField.keys()].filter((field) => rules.fields[field] !== undefined),
  ]);
  const drafts = [...fields].sort().map((field) => draftOf(field, request));
  const values: Record<string, FieldValue | null> = {};
  for (const { field, value } of drafts) values[field] = value;
  return drafts.map((draft) => toFigure(draft, values, rules));
}
