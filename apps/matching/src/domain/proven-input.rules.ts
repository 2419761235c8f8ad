import { type EvidenceState, figureWitnessesIn } from '@groundwork/contracts';
import {
  copiedFigures,
  type Figure,
  type FiguresCopy,
  type FigureWitness,
  provenValues,
  provingAccounts,
  provingOf,
  figureRules,
} from '@groundwork/engine-evidence';
import { matchingFigures, type MatchingInput } from '@groundwork/engine-matching';

const provenGrade = 2;

export const ownerFigures = (owner: FiguresCopy, evidence: EvidenceState, today: string): Figure[] =>
  copiedFigures(owner, figureWitnessesIn(evidence) as readonly FigureWitness[], today);

export const provenFields = (figures: readonly Figure[]) => provingOf(figures, provenGrade, figureRules);

/** A field that nothing proves is not answered, so it passes no criterion. Documents and bank rows are evidence themselves. */
export function provenMatchingInput(
  stated: MatchingInput,
  ownFigures: readonly Figure[],
  { accounts }: EvidenceState,
  today: string,
): MatchingInput {
  // Null is no answer of the owner. Bank rows prove the number of advances.
  const { openCashAdvances: _, ...figures } = stated.figures;
  const proving = provenFields(ownFigures);
  const { unanswered = [] } = stated;
  const proven = provenValues({ figures, unanswered }, ownFigures, proving);
  const graded = accounts.map(({ grade = 1, ...account }) => ({ ...account, grade }));
  // Proven payments of 0 are an answer about loans.
  const loans = proving.has('monthlyDebtPayments') ? { existingLoans: 'answered' } : {};
  return {
    ...stated,
    figures: matchingFigures.parse({ ...proven.values, ...loans }),
    accounts: provingAccounts(graded, today, provenGrade).map(({ accountType }) => ({ accountType })),
    unanswered: ['openCashAdvances', ...proven.unanswered],
  };
}
