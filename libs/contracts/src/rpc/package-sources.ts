import { documentsRpc } from './documents.ts';
import { ledgerRpc } from './ledger.ts';
import { profileRpc } from './profile.ts';
import { scoringRpc } from './scoring.ts';

/** The calls that a lender's file is frozen from. */
export const packageSources = {
  documentStates: documentsRpc.states,
  document: documentsRpc.get,
  documentFile: documentsRpc.file,
  profile: profileRpc.get,
  numbers: profileRpc.ownNumbers,
  figures: profileRpc.figures,
  score: scoringRpc.freeze,
  cashFlow: ledgerRpc.cashFlow,
};

/** The calls that place the answer to a request among the documents of a business, without a person. */
export const answerPlaces = {
  admit: documentsRpc.admitUpload,
  fileKey: documentsRpc.fileKey,
  register: documentsRpc.register,
};
