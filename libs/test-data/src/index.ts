export { makeBusiness } from './bank/bank-business.ts';
export { bankCells } from './bank/bank-cells.ts';
export { bankDialects, type BankDialect } from './bank/bank-dialects.ts';
export { encodeBankText, makeBankFile } from './bank/bank-file.ts';
export {
  type BankMonth,
  csvOfMonths,
  monthsBefore,
  statementBank,
  statementOfMonth,
} from './bank/bank-months.ts';
export { type BankExport, exportFile } from './bank/exports/bank-export.ts';
export { bankExports } from './bank/exports/bank-exports.ts';
export { makeOfxFile } from './bank/ofx-file.ts';
export * from './documents/hostile/corpus.ts';
export * from './documents/hostile/workbooks.ts';
export * from './documents/forgeries.ts';
export { joinPdfs } from './documents/join-pdfs.ts';
export { ownWordsMonths, statementInOwnWords } from './documents/own-words.ts';
export * from './documents/pdf.ts';
export * as programReports from './documents/program-reports.ts';
export * from './documents/scans.ts';
export * from './documents/spreadsheets.ts';
export * from './documents/stored.ts';
export { type LongFile, longValueFiles } from './long-values/long-files.ts';
export { longValueDocuments } from './long-values/long-documents.ts';
export { type LongRequest, longValueRequests } from './long-values/long-requests.ts';
export * from './packages/signed-package.ts';
export { grayOfDrawing, pixelsOfPicture, reducedGray } from './photographs/drawing.ts';
export { type Camera, heldSideways, photographOf, seenCorners } from './photographs/photograph.ts';
export { sheetOfWords } from './photographs/sheet-of-words.ts';
export { sheetsOnDesks } from './photographs/sheets-on-desks.ts';
export { strongAnswers } from './strong-owner.ts';
export { loanDialects, loanFileOf, writeLoans } from './records/loan-dialects.ts';
export { borrowerMark, type LoanFileRequest, makeLoans } from './records/loan-rows.ts';
export { randomOwner } from './walk/random-owner.ts';
export {
  openScreen,
  prepareOwner,
  unreadScreens,
  walkedPaths,
  type WalkedPage,
  type WalkedScreen,
  type WalkedSystem,
  walkScreens,
} from './walk/walk-owner.ts';
