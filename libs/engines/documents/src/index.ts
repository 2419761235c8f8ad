export { amountsOf } from './amounts.ts';
export { differencesFromProfile } from './differences-from-profile.ts';
export { noFacts, type FileFacts } from './forensics/file-facts.ts';
export { checkOwner, type OwnersDocument } from './owner/check-owner.ts';
export { kinds } from './kinds.ts';
export { linesOf, type Page, type Word } from './page.ts';
export { categoryMismatch, readDocument, type Reading } from './read-document.ts';
export { fraudScoreOf, highestFirst } from './signal.ts';
