import type { EvidenceState } from '@groundwork/contracts';
import { chooseWitnesses, provenFigures, witnessTable } from '@groundwork/engine-evidence';
import { matchingFigures, type MatchingInput } from '@groundwork/engine-matching';

type Witnesses = Parameters<typeof chooseWitnesses>[0];

/** A field that nothing proves is not answered, so it passes no criterion. Documents and bank rows are evidence themselves. */
export function provenMatchingInput(
  stated: MatchingInput,
  answered: readonly string[],
  { witnesses, accounts }: EvidenceState,
  today: string,
): MatchingInput {
  // Null is no answer of the owner. Bank rows prove the number of advances.
  const { openCashAdvances: _, ...figures } = stated.figures;
  const chosen = chooseWitnesses(witnesses as Witnesses, today);
  const ownerFields = [...witnessTable.decisions, ...witnessTable.admissions];
  const proven = new Set([...chosen.keys(), ...answered.filter((field) => ownerFields.includes(field))]);
  return {
    ...stated,
    figures: matchingFigures.parse(provenFigures(figures, chosen)),
    accounts: accounts
      .filter(({ freshUntil }) => freshUntil >= today)
      .map(({ accountType }) => ({ accountType })),
    unanswered: Object.keys(stated.figures).filter((field) => !proven.has(field)),
  };
}
