import { actorId, type FieldProvenance } from '@groundwork/contracts';
import type { Figure } from '@groundwork/engine-evidence';
import type { FigureChoiceRow } from './figure-choice.model.ts';
import { type ProposedFigures, witnessesById } from './proposals.rules.ts';

interface DecidedFigures extends ProposedFigures {
  readonly choices: readonly FigureChoiceRow[];
}

export function provenanceOf({ request, figures, choices }: DecidedFigures): Record<string, FieldProvenance> {
  const witnesses = witnessesById(request);
  const decided = new Map<string, Figure>(figures.map((figure) => [figure.field, figure]));
  const entries = choices.flatMap((choice): [string, FieldProvenance][] => {
    const use = decided.get(choice.field)?.settled?.use;
    const witness = use === undefined ? undefined : witnesses.get(use);
    if (witness === undefined) return [];
    const { source, kind, period, documentId, page } = witness;
    const place = { ...(documentId !== undefined && { documentId }), ...(page !== undefined && { page }) };
    const accepted = {
      acceptedAt: choice.decidedAt.toISOString(),
      actorId: choice.actorId ?? actorId.parse(choice.userId),
    };
    return [[choice.field, { source, kind, period, ...place, ...accepted }]];
  });
  return Object.fromEntries(entries);
}
