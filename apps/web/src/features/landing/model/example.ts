/** The factors of an invented business; weighed by the scorecard they make exactly its score. */
export const exampleFactors = [
  { key: 'creditScore', label: 'Credit Profile', value: 77 },
  { key: 'businessFinancials', label: 'Business Financials', value: 71 },
  { key: 'documentCompleteness', label: 'Document Completeness', value: 64 },
  { key: 'riskAssessment', label: 'Risk Assessment', value: 83 },
] as const;

export const exampleLenders = [
  { initials: 'HB', name: 'Harbor Bank SBA', match: 94 },
  { initials: 'NC', name: 'Northline Capital', match: 88 },
  { initials: 'CC', name: 'Creekside Credit Union', match: 81 },
] as const;

/** The steps of the drawn tour: one owner's way, and what each step did to the score. */
export const tourSteps = [
  {
    title: 'See where you stand',
    text: 'The first score comes with its reasons: what counts, and what is missing.',
    score: 612,
    seen: '36 criteria, each with its points',
  },
  {
    title: 'Upload tax returns',
    text: 'They are read, checked against each other and counted within minutes.',
    score: 640,
    seen: 'Form 1120 read, no fraud indicators detected',
  },
  {
    title: 'Add bank statements',
    text: 'Balances and deposits show lenders how the business really runs.',
    score: 668,
    seen: 'Three months read, balances agree',
  },
  {
    title: 'Pay down one card',
    text: 'The what-if shows the effect before a dollar is spent.',
    score: 701,
    seen: 'Credit in use down from 48% to 27%',
  },
  {
    title: 'Meet lenders that fit',
    text: 'Every match says why it fits, and every miss says what would change it.',
    score: 742,
    seen: 'Harbor Bank SBA, 94% match',
  },
] as const;

const [before, last] = tourSteps.slice(-2).map(({ score }) => score) as [number, number];

/** An invented business, used wherever the landing page draws the product: the tour's owner at its end. */
export const exampleScore = {
  score: last,
  level: 'Good',
  sentence: `Example: a score of ${last} of 1000, Good`,
  change: `from last month +${last - before}`,
} as const;
