export const messages = {
  recommendationNotFound: 'You have no recommendation {id}',
} as const;

export const erasureTexts = {
  score: 'score and the figures behind it',
  documents: 'document figures used in the score',
  changes: 'entries of the score history',
  evidence: 'figures that documents and transactions confirm',
  provenChanges: 'entries of the history of the proven score',
  marks: 'marks on recommendations',
} as const;
