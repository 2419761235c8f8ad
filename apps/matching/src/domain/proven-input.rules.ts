import type { EvidenceState } from '@groundwork/contracts';
import { chooseWitnesses, provenFigures, witnessTable } from '@groundwork/engine-evidence';
import { matchingFigures, type MatchingInput } from '@groundwork/engine-matching';

type Witnesses = Parameters<typeof chooseWitnesses>[0];

/** Documents and counted bank rows prove themselves. A field that nothing proves is not answered, so it passes no criterion. */
export function provenMatchingInput(
  stated: MatchingInput,
  { witnesses, accounts }: EvidenceState,
  today: string,
): MatchingInput {
  // Only a number of bank rows proves that there is no advance.
  const { openCashAdvances: _, ...figures } = stated.figures;
  const chosen = chooseWitnesses(witnesses as Witnesses, today);
  const ownerFields = [...witnessTable.decisions, ...witnessTable.admissions];
  const unanswered = stated.unanswered ?? [];
  return {
    ...stated,
    figures: matchingFigures.parse(provenFigures(figures, chosen)),
    accounts: accounts
      .filter(({ freshUntil }) => freshUntil >= today)
      .map(({ accountType }) => ({ accountType })),
    unanswered: Object.keys(stated.figures).filter(
      (field) => !chosen.has(field) && (!ownerFields.includes(field) || unanswered.includes(field)),
    ),
  };
}
