export const messages = {
  accountNotFound: 'This bank account does not exist',
  accountExists: 'You already connected this bank account',
  tooManyAccounts: 'You can connect up to {most} bank accounts',
  proposalNotFound: 'Your documents and transactions no longer propose this figure',
  undoExpired: 'You can undo an acceptance for ten minutes',
  profileChanged: 'Your profile changed in another tab. Check the newer values and save again.',
  differs: 'The stored value differs from yours',
  figureNotFound: 'There is no figure with this name',
  sourceNotFound: 'This source of the figure is gone. Choose again.',
  figureChanged: 'The figure changed meanwhile. Check it and choose again.',
  figure: 'This figure',
} as const;

export const erasureTexts = {
  profile: 'business profile and the key to its encrypted fields',
  accounts: 'bank accounts',
  changes: 'entries of the profile history',
  evidence: 'figures that documents and transactions confirm',
  provenance: 'sources of accepted figures',
  dismissed: 'dismissed proposals',
  choices: 'decisions about figures',
  figures: 'versions of figures',
} as const;
