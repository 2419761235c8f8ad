export const messages = {
  fileNotFound: 'We couldn’t find this bank file. It may have been deleted.',
  accountNotFound: 'We couldn’t find this account. It may have been deleted.',
  rowNotFound: 'We couldn’t find this transaction. It may have been deleted.',
  erased: 'This account was erased.',
  duplicate: 'This file was already imported',
  mostFiles: 'You have {most} bank files. Delete one first.',
  storageFull: 'This file doesn’t fit into the space for your bank files. Delete one first.',
  mostAccounts: 'You have {most} accounts with transactions. Delete one first.',
  notReady: 'This file is not ready for this yet. Please load it again.',
  planChanged: 'Your transactions changed meanwhile. Please check the new plan.',
  undoExpired: 'You can undo an import for ten minutes. Delete the file instead.',
  unknownDoubt: 'The plan has no such transaction to check',
} as const;

export const parts = { newFile: 'A new bank file' } as const;

export const names = { unnamedBank: 'Your bank' } as const;

export const seeded = 'the demo owner’s transactions';

export const receipt = {
  files: 'bank files',
  objects: 'stored bank files',
  accounts: 'accounts with transactions',
  rows: 'transactions',
  mappings: 'formats of bank files',
  corrections: 'corrections of transactions',
  anchors: 'balances from bank files',
  witnesses: 'proofs of figures',
  documents: 'figures from documents',
  keys: 'keys of transactions',
  owners: 'cash flow figures',
} as const;
