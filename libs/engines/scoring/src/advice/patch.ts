import { withAnswers } from '../answers.ts';
import type { AnswerField, NumberField } from './actions.ts';
import { documentCredit, type ScoredDocument } from '../documents.ts';
import type { ScoreInput } from '../measure-input.ts';
import { zeroIsBlank } from '../field-directions.ts';
import { profileFieldOf } from '../figures.ts';
import type { Ruleset } from '../ruleset.ts';

export type PatchOp =
  | { readonly op: 'atLeast' | 'atMost'; readonly field: NumberField; readonly value: number }
  | { readonly op: 'set'; readonly field: AnswerField; readonly value: string | boolean }
  | { readonly op: 'documents'; readonly category: string; readonly ready: number }
  | { readonly op: 'account'; readonly accountType: string };

type FieldOp = Extract<PatchOp, { readonly field: string }>;
export type FieldValue = string | number | boolean;

export const isFieldOp = (op: PatchOp): op is FieldOp => 'field' in op;

function valueAfter(op: FieldOp, before: FieldValue): FieldValue {
  if (op.op === 'set' || typeof before !== 'number') return op.value;
  if (op.op === 'atLeast') return Math.max(before, op.value);
  return before === 0 && zeroIsBlank.includes(op.field) ? op.value : Math.min(before, op.value);
}

const createReadyDocument = (category: string, place: number): ScoredDocument => ({
  category,
  status: 'verified',
  fraudScore: 0,
  confidence: 1,
  signals: [],
  sha256: `ready ${category} ${place}`,
});

export function countReadyDocuments({ documents }: ScoreInput, category: string, rules: Ruleset): number {
  const full = documents.filter(
    (document) => document.category === category && documentCredit(document, rules) === 1,
  );
  return new Set(full.map(({ sha256 }) => sha256)).size;
}

function withDocuments(input: ScoreInput, category: string, ready: number, rules: Ruleset): ScoreInput {
  const readyCount = countReadyDocuments(input, category, rules);
  const missing = Array.from({ length: Math.max(0, ready - readyCount) }, (_, n) =>
    createReadyDocument(category, readyCount + n),
  );
  return { ...input, documents: [...input.documents, ...missing] };
}

const withAccount = (input: ScoreInput, accountType: string): ScoreInput => ({
  ...input,
  accounts:
    input.accounts.length > 0 ? input.accounts : [{ accountType, currentBalance: 0, averageBalance: 0 }],
});

function applyOp(input: ScoreInput, op: PatchOp, rules: Ruleset): ScoreInput {
  if (op.op === 'documents') return withDocuments(input, op.category, op.ready, rules);
  if (op.op === 'account') return withAccount(input, op.accountType);
  return withAnswers(input, { [op.field]: valueAfter(op, input.figures[op.field]) });
}

export const applyPatch = <Input extends ScoreInput>(
  input: Input,
  ops: readonly PatchOp[],
  rules: Ruleset,
): Input => ops.reduce<Input>((patched, op) => ({ ...patched, ...applyOp(patched, op, rules) }), input);

export function patchedFields(
  input: ScoreInput,
  ops: readonly PatchOp[],
): Readonly<Record<string, FieldValue>> | null {
  const fields = ops.filter(isFieldOp);
  if (fields.length === 0) return null;
  return Object.fromEntries(
    fields.map((op) => [profileFieldOf(op.field), valueAfter(op, input.figures[op.field])]),
  );
}
