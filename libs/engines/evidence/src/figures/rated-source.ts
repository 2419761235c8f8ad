import { bestFirst } from '../strength.ts';
import { bankRows, channelOf, type FieldRule, type FigureRules, type SourceRule } from './figure-rules.ts';
import type { FigureWitness, GradeVerdict } from './figure.ts';
import { gradeOf } from './source-grade.ts';

export interface RatedSource extends GradeVerdict {
  readonly id: string;
  readonly kind: string;
  readonly tableKind: string;
  readonly channel: string;
  readonly compare: SourceRule['compare'];
  readonly witness: FigureWitness;
}

const rowOf = ({ kind }: FigureWitness, { sources }: FieldRule): SourceRule | undefined =>
  sources.find(({ kinds }) => kinds.includes(kind ?? bankRows));

const bankKinds = { file: 'bank_file', statement: 'bank_statement' };

const bankKind = ({ grade }: GradeVerdict): string =>
  (grade ?? 1) >= 2 ? bankKinds.statement : bankKinds.file;

export const tableKindOf = (kind: string): string =>
  Object.values(bankKinds).includes(kind) ? bankRows : kind;

function toRated(
  witness: FigureWitness,
  compare: SourceRule['compare'],
  today: string,
  rules: FigureRules,
): RatedSource {
  const verdict = gradeOf(witness, today, rules);
  const kind = witness.kind ?? bankKind(verdict);
  const channel = witness.kind === null ? kind : channelOf(kind, rules).name;
  const tableKind = witness.kind ?? bankRows;
  return { ...verdict, id: witness.id, kind, tableKind, channel, compare, witness };
}

const isOtherBusiness = ({ holder }: FigureWitness): boolean => holder?.answer === 'other-business';

export const bestSourceFirst = (a: RatedSource, b: RatedSource): number =>
  (b.grade ?? 0) - (a.grade ?? 0) ||
  Number(b.compare === 'equal') - Number(a.compare === 'equal') ||
  bestFirst(a.witness, b.witness);

export function ratedSources(
  witnesses: readonly FigureWitness[],
  rule: FieldRule,
  today: string,
  rules: FigureRules,
): RatedSource[] {
  return witnesses.flatMap((witness) => {
    const row = rowOf(witness, rule);
    return row === undefined || isOtherBusiness(witness) ? [] : toRated(witness, row.compare, today, rules);
  });
}

export function distinctWitnesses(witnesses: readonly FigureWitness[]): FigureWitness[] {
  const byId = new Map<string, FigureWitness>();
  for (const witness of witnesses) {
    const other = byId.get(witness.id);
    if (other === undefined || JSON.stringify(witness) < JSON.stringify(other)) byId.set(witness.id, witness);
  }
  return [...byId.values()];
}
