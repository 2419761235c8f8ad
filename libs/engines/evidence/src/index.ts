export { countedCashFlow } from './bank-values.ts';
export { addDays } from './days.ts';
export { changesOfFreshness } from './freshness.ts';
export {
  bankFigureWitnesses,
  gradedAccounts,
  type BankEvidence,
  type BankFigures,
  type GradedBankAccount,
} from './figures/bank-figures.ts';
export { refusedFigures, type FigureRefusal, type FigureValues } from './figures/bounds.ts';
export { copiedFigures, type FiguresCopy } from './figures/copied-figures.ts';
export {
  documentFigureWitnesses,
  documentFreshUntil,
  figureDocument,
  isOwnPaper,
  type FigureDocument,
} from './figures/document-figures.ts';
export { asTyped, type FigureBadge, figureBadges } from './figures/figure-badges.ts';
export { figureRules } from './figures/figure-rules.ts';
export { correctionNote } from './figures/figure-texts.ts';
export { figureWitnesses } from './figures/figure-witnesses.ts';
export type { Figure, FigureWitness, Holder, Settlement } from './figures/figure.ts';
export { figuresOf } from './figures/figures-of.ts';
export { holderMatch, holderQuestion, type OwnerNames } from './figures/holder-match.ts';
export { monthGrades, type GradedFile } from './figures/month-grades.ts';
export { proposedFigures } from './figures/proposed-figures.ts';
export { proveFigures, type FigureProof } from './figures/prove-figures.ts';
export {
  provenByFigures,
  provenValues,
  provingAccounts,
  provingDocuments,
  provingOf,
  type FigureProofRequest,
} from './figures/proven-figures.ts';
export { confirmedGains } from './figures/confirmed-gains.ts';
export { settle } from './figures/settle.ts';
