import { witnessTable } from '../witness-table.ts';
import type { FieldValue } from '../witness.ts';
import { contradict, type Voice } from './agreement.ts';
import { valueInForce } from './draft.ts';
import { figureRules, type FieldRule, type FigureRules } from './figure-rules.ts';
import { typedId, type Figure, type FigureSource } from './figure.ts';
import { tableKindOf } from './rated-source.ts';

export interface Dispute {
  readonly field: string;
  readonly stated: FieldValue;
  readonly witnessed: FieldValue;
  readonly criteria: readonly string[];
  readonly witnessId: string;
  readonly documentId: string | null;
  readonly page: number | null;
  readonly outlier: string | null;
}

export interface Conflict {
  readonly field: string;
  readonly witnessIds: readonly [string, string];
}

interface SourceVoice extends Voice {
  readonly source: FigureSource;
}

function voiceOf(source: FigureSource, { sources }: FieldRule): SourceVoice {
  const { id, kind, value, period } = source;
  const tableKind = tableKindOf(kind);
  const compare =
    id === typedId ? 'equal' : (sources.find(({ kinds }) => kinds.includes(tableKind))?.compare ?? 'none');
  return { id, kind, tableKind, grade: source.grade ?? 0, compare, value, period, source };
}

function voicesOf({ sources }: Figure, rule: FieldRule): SourceVoice[] {
  const voices = sources.map((source) => voiceOf(source, rule));
  return [...voices.filter(({ id }) => id !== typedId), ...voices.filter(({ id }) => id === typedId)];
}

const isWitness = ({ grade }: Voice): boolean => grade >= 1;

const criteriaOf = (field: string): string[] =>
  Object.entries(witnessTable.criteria).flatMap(([code, fields]) => (fields.includes(field) ? code : []));

function areApart(one: Voice, other: Voice, voices: readonly Voice[], rule: FieldRule, rules: FigureRules) {
  const [better, worse] = voices.indexOf(one) < voices.indexOf(other) ? [one, other] : [other, one];
  return contradict(better, worse, rule, rules);
}

function disputeOf(figure: Figure, rule: FieldRule, rules: FigureRules): Dispute[] {
  const { field, value, valueFrom, outlier } = figure;
  const voices = voicesOf(figure, rule);
  const inForce = voices.find(({ id }) => id === valueFrom);
  if (inForce === undefined || value === null) return [];
  const apart = voices.filter(
    (voice) => voice !== inForce && isWitness(voice) && areApart(voice, inForce, voices, rule, rules),
  );
  const against = apart.find(({ id }) => id === outlier) ?? apart[0];
  if (against === undefined) return [];
  const { id: witnessId, documentId = null, page = null } = against.source;
  const witnessed = valueInForce(against.value, rule.unit);
  return [
    { field, stated: value, witnessed, criteria: criteriaOf(field), witnessId, documentId, page, outlier },
  ];
}

function conflictsIn(figure: Figure, rule: FieldRule, rules: FigureRules): Conflict[] {
  const [best, ...others] = voicesOf(figure, rule).filter(isWitness);
  if (best === undefined) return [];
  return others
    .filter((other) => contradict(best, other, rule, rules))
    .map(({ id }) => ({ field: figure.field, witnessIds: [best.id, id] }));
}

const inDispute = <Named>(
  figures: readonly Figure[],
  rules: FigureRules,
  find: (figure: Figure, rule: FieldRule, rules: FigureRules) => Named[],
): Named[] =>
  figures.flatMap((figure) => {
    const rule = rules.fields[figure.field];
    return figure.status === 'disputed' && rule !== undefined ? find(figure, rule, rules) : [];
  });

export const disputesOf = (figures: readonly Figure[], rules: FigureRules = figureRules): Dispute[] =>
  inDispute(figures, rules, disputeOf);

export const conflictsOf = (figures: readonly Figure[], rules: FigureRules = figureRules): Conflict[] =>
  inDispute(figures, rules, conflictsIn);
