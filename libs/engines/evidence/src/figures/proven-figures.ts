import type { ScoreInput } from '@groundwork/engine-scoring';
import type { Proving } from '../strength.ts';
import { isFresh } from '../freshness.ts';
import { isAdmission, provenFigures, scoredAccounts, type Figures } from '../proven-input.ts';
import type { FieldValue, WitnessSource } from '../witness.ts';
import type { GradedBankAccount } from './bank-figures.ts';
import { documentFreshUntil, isSource, type FigureDocument } from './document-figures.ts';
import { valueInForce } from './draft.ts';
import { figureRules, type FieldRule, type FigureRules } from './figure-rules.ts';
import { typedId, type Figure, type FigureSource, type HolderMatch } from './figure.ts';
import { gradeOf, type Gradable } from './source-grade.ts';

export type ProvingGrade = 2 | 3;
export type TotalOf = (input: ScoreInput) => number;

export interface FigureProofRequest {
  readonly stated: ScoreInput;
  readonly figures: readonly Figure[];
  readonly accounts: readonly GradedBankAccount[];
  readonly documentsOf: (grade: ProvingGrade) => ScoreInput['documents'];
  readonly today: string;
  readonly rules?: FigureRules;
}

type GradedAccount = Pick<GradedBankAccount, 'freshUntil' | 'grade'>;

const hasGrade = ({ grade }: { readonly grade: number | null }, least: number): boolean =>
  (grade ?? 0) >= least;

export function provingSource({ sources, valueFrom }: Figure, least: ProvingGrade): FigureSource | undefined {
  const proving = sources.filter((source) => hasGrade(source, least));
  return proving.find(({ id }) => id === valueFrom) ?? proving[0];
}

const flags: Readonly<Record<string, string>> = { ein: 'hasEin', businessLicense: 'hasBusinessLicense' };

const sourceOf = ({ accountIds }: FigureSource): WitnessSource =>
  accountIds === undefined ? 'report' : 'bank_rows';

type StatedValues = Readonly<Record<string, FieldValue>>;
type Entry = [string, { id: string; source: WitnessSource; value: FieldValue }];

function entriesOf(figure: Figure, rule: FieldRule, least: ProvingGrade): Entry[] {
  const source = provingSource(figure, least);
  if (source === undefined) return [];
  const proof = { id: source.id, source: sourceOf(source), value: valueInForce(source.value, rule.unit) };
  const flag = flags[figure.field];
  const own: Entry = [figure.field, proof];
  return flag === undefined ? [own] : [own, [flag, { ...proof, value: true }]];
}

export function provingOf(figures: readonly Figure[], least: ProvingGrade, { fields }: FigureRules): Proving {
  return new Map(
    figures.flatMap((figure) => {
      const rule = fields[figure.field];
      return rule?.score === true ? entriesOf(figure, rule, least) : [];
    }),
  );
}

const blankOf = (value: FieldValue): FieldValue => (typeof value === 'boolean' ? false : 0);

/** What the owner typed counts against her, until she settles on a source that proves another value. */
function typedAdmissions(stated: StatedValues, figures: readonly Figure[], proving: Proving): StatedValues {
  const typed: Record<string, FieldValue> = { ...stated };
  for (const { field, sources, settled } of figures) {
    const value = stated[field];
    if (value === undefined || !isAdmission(field)) continue;
    const own = sources.find(({ id }) => id === typedId)?.value;
    const isWithdrawn = settled !== null && settled.use === proving.get(field)?.id;
    typed[field] = own === undefined || isWithdrawn ? blankOf(value) : own;
  }
  return typed;
}

export interface StatedInput {
  readonly figures: StatedValues;
  readonly unanswered?: readonly string[];
}

export interface ProvenValues {
  readonly values: Record<string, FieldValue>;
  readonly unanswered: string[];
}

/** What no source proves is unanswered, so a blank earns nothing. */
export function provenValues(
  { figures: stated, unanswered = [] }: StatedInput,
  figures: readonly Figure[],
  proving: Proving,
  { decisions }: FigureRules = figureRules,
): ProvenValues {
  const isOwnWord = (field: string): boolean => decisions.includes(field) && !unanswered.includes(field);
  return {
    values: provenFigures(typedAdmissions(stated, figures, proving), proving, decisions),
    unanswered: Object.keys(stated).filter((field) => !proving.has(field) && !isOwnWord(field)),
  };
}

export const provingAccounts = <Account extends GradedAccount>(
  accounts: readonly Account[],
  today: string,
  least: ProvingGrade,
): Account[] => accounts.filter((account) => isFresh(account, today) && hasGrade(account, least));

export function provenByFigures(
  { stated, figures, accounts, documentsOf, today, rules = figureRules }: FigureProofRequest,
  least: ProvingGrade,
  confirmed: Proving = new Map(),
): ScoreInput {
  const proving = new Map([...provingOf(figures, least, rules), ...confirmed]);
  const { unanswered } = stated;
  const input = { figures: { ...stated.figures }, ...(unanswered && { unanswered }) };
  const proven = provenValues(input, figures, proving, rules);
  return {
    figures: proven.values as unknown as Figures,
    documents: documentsOf(least),
    accounts: scoredAccounts(provingAccounts(accounts, today, least)),
    unanswered: proven.unanswered,
  };
}

const unnamed: HolderMatch = { match: 'none', answer: null };

const toPaper = (
  { kind, reviewed, holder, credit, ...document }: FigureDocument,
  rules: FigureRules,
): Gradable => ({
  kind,
  reviewed,
  holder: holder ?? unnamed,
  alarm: credit < 1,
  freshUntil: documentFreshUntil({ ...document, kind, reviewed, holder, credit }, rules),
});

export function provingDocuments(
  documents: readonly FigureDocument[],
  figures: readonly Figure[],
  today: string,
  least: ProvingGrade,
  rules: FigureRules = figureRules,
): Set<string> {
  const sources = figures.flatMap((figure) => figure.sources.filter((source) => hasGrade(source, least)));
  const behind = sources.flatMap(({ documentId, documentIds }) => [
    ...(documentId === undefined ? [] : [documentId]),
    ...documentIds,
  ]);
  const alone = documents.filter(
    (document) => isSource(document) && hasGrade(gradeOf(toPaper(document, rules), today, rules), least),
  );
  return new Set([...behind, ...alone.map(({ id }) => id)]);
}
