export const messages = {
  documentNotFound: 'We can’t find this document. Load your documents again.',
  noPreview: 'This page has no picture. Download the file to see it.',
  analysisRuns: 'We’re still analyzing this document. Wait until we finish, then try again.',
  verified: 'A person has verified this document. You can only delete it.',
  tooManyAnalyses:
    'A reviewer rejected this document. We analyzed it {most|more time|more times} since. Upload a better copy.',
  notAnalyzed: 'We read no figures in this document. Choose Analyze again first.',
  notAPdf: 'Only a PDF file has pages to split.',
  damagedFile: 'The stored file is damaged. Please upload it again.',
  wrongPart: 'Enter pages from {from} to {to}',
  changed: 'This document changed in the meantime. Load it again and repeat your correction.',
  tooManyCorrections: 'This document has {most|correction|corrections}, the most that we store.',
  correctionNotFound: 'We can’t find this correction. Load the document again.',
  noHolderQuestion: 'This document isn’t in another name. Load your documents again.',
  noRows: 'We found no transactions in this document.',
  unknownFigure: 'This document has no figure with this name',
  unknownSignal: 'This document has no such signal',
  wrongPage: 'This figure is on page {page}',
  noSuchPage: 'This document has {pages|page|pages}',
  enterAmount: 'Enter an amount',
  enterText: 'Enter a text',
  wrongOrder: 'The first day is after the last day',
  notWaiting: 'This document needs no decision anymore. Choose the next one.',
  categoryOpen: 'We don’t know the kind of this document. Correct its kind, then verify it.',
  ownDocument: 'You can’t review your own document. Another reviewer decides on it.',
  storageFull: 'This file doesn’t fit into your storage. Delete files that you don’t need.',
  tooManyFiles: 'You have {most|file|files}, the most of your plan. Delete files that you don’t need.',
  tooManyWaiting: 'Many of your pages wait for their analysis. Please upload more when it is done.',
  accountErased: 'This account is deleted. Create a new account to upload documents.',
} as const;

/** Lines of an erasure receipt. */
export const receipt = {
  documents: 'documents with their analysis',
  owners: 'profile figures for comparisons',
  rejections: 'rejections of documents',
  paperLabels: 'labels that your documents print',
  learnedLabels: 'labels that your corrections taught',
  dataKeys: 'keys of the uploaded files',
  files: 'uploaded files and pictures of their pages',
} as const;

export const partNames = {
  page: ', page {page}',
  pages: ', pages {from}–{to}',
} as const;

/** Parts in "{part} cannot be reached right now". */
export const parts = {
  fileStore: 'The file store',
  runningAnalysis: 'A running analysis',
  newUpload: 'A new upload',
} as const;

export const seeded = 'the demo owner’s documents';
