import {
  fieldCatalog,
  figureWitnessesIn,
  plainWitness,
  type Proposal,
  proposalId,
  type ProposalId,
  type WitnessState,
} from '@groundwork/contracts';
import { type Figure, proposedFigures } from '@groundwork/engine-evidence';
import type { OwnerFigures } from './owner-figures.rules.ts';

const labels = new Map<string, string>(fieldCatalog.map(({ name, label }) => [name, label]));

export const proposalIdOf = (field: string, value: unknown): ProposalId =>
  proposalId.parse(`${field}:${String(value)}`.slice(0, 100));

export interface ProposedFigures {
  readonly request: Pick<OwnerFigures, 'evidence'>;
  readonly figures: readonly Figure[];
}

export function witnessesById({ evidence }: Pick<OwnerFigures, 'evidence'>): Map<string, WitnessState> {
  const witnesses = figureWitnessesIn(evidence).flatMap((each) => plainWitness(each) ?? []);
  return new Map(witnesses.map((witness) => [witness.id, witness]));
}

export function openProposals(
  { request, figures }: ProposedFigures,
  dismissed: ReadonlySet<string>,
): Proposal[] {
  const witnesses = witnessesById(request);
  return proposedFigures(figures).flatMap(({ field, current, proposed, source }): Proposal[] => {
    const id = proposalIdOf(field, proposed);
    const witness = witnesses.get(source.id);
    if (witness === undefined || dismissed.has(id)) return [];
    return [{ id, field, label: labels.get(field) ?? field, current, proposed, witness }];
  });
}

export const settledProposals = (figures: readonly Figure[]): Map<string, string> =>
  new Map(
    figures.flatMap(({ field, value, valueFrom, settled }) =>
      settled !== null && settled.use === valueFrom ? [[proposalIdOf(field, value), field]] : [],
    ),
  );
