import {
  answeredFields,
  type EvidenceState,
  fieldCatalog,
  type FieldName,
  profileEdit,
  type Proposal,
  proposalId,
  type ProposalId,
  type WitnessState,
} from '@groundwork/contracts';
import { proposalsOf } from '@groundwork/engine-evidence';
import { type Answers, answerOf } from './merge-profile.rules.ts';

const labels = new Map<string, string>(fieldCatalog.map(({ name, label }) => [name, label]));

const isField = (name: string): name is FieldName => labels.has(name);

export const proposalIdOf = (field: string, value: unknown): ProposalId =>
  proposalId.parse(`${field}:${String(value)}`.slice(0, 100));

/** A figure that the profile would reject is no proposal. */
const isSavable = ({ field, value }: WitnessState): boolean =>
  profileEdit.safeParse({ [field]: value }).success;

export function openProposals(
  answers: Answers,
  { witnesses }: EvidenceState,
  dismissed: ReadonlySet<string>,
  today: string,
): Proposal[] {
  const answered = answeredFields(answers.values, answers.confirmed);
  const witnessesOfProposals = proposalsOf({
    fields: answers.values,
    answered,
    witnesses: witnesses as Parameters<typeof proposalsOf>[0]['witnesses'],
    today,
  }) as WitnessState[];
  return witnessesOfProposals.flatMap((witness): Proposal[] => {
    const { field, value } = witness;
    const id = proposalIdOf(field, value);
    if (!isField(field) || dismissed.has(id) || !isSavable(witness)) return [];
    const current = answerOf(answers, field) as Proposal['current'];
    return [{ id, field, label: labels.get(field) ?? field, current, proposed: value, witness }];
  });
}
