export { findProfileDifferences } from './profile-differences.ts';
export { emptyFileFacts, type FileFacts } from './forensics/file-facts.ts';
export {
  compareWithOwnerData,
  type OwnerDocument,
  sameFiguresSignal,
} from './owner/compare-with-owner-data.ts';
export { kinds } from './kinds.ts';
export { enterableFigures } from './enterable-figures.ts';
export { contradictsSum, ownSumOf, stateOfSums } from './own-sum.ts';
export type { MaskableWord } from './masking/glyphs.ts';
export { surenessOf } from './masking/sureness.ts';
export { type Cover, type MaskedPage, maskPage, maskText } from './masking/mask-page.ts';
export { learnedNameOf } from './learned/learned-name.ts';
export { linesOf, type Page, type Word } from './page.ts';
export {
  categoryMismatchSignal,
  categorySignals,
  isPrivateDocument,
  kindIn,
  readDocument,
  type Reading,
} from './read-document.ts';
export { type DoubtedAmount, doubtedAmounts, type SecondReading, withSecondLook } from './second-look.ts';
export { documentRules } from './rules.ts';
export { fraudScoreOf, sortBySeverity } from './signal.ts';
export { statementRowsOf } from './statements/statement-rows.ts';
