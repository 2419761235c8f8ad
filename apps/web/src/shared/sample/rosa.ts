interface RosaLender {
  readonly kind: 'sba' | 'equipment' | 'bankTerm' | 'line';
  readonly name: string;
  readonly match: number;
  readonly rate: number;
  readonly payment: number;
}

type Best = readonly [RosaLender, RosaLender, RosaLender, ...(readonly RosaLender[])];

/** The best of each kind that the bakery can carry, in the sample catalog. */
const best: Best = [
  { kind: 'bankTerm', name: 'Flintamlea Community Bank Term Loan', match: 94, rate: 8, payment: 1825 },
  { kind: 'sba', name: 'Birchinford SBA Working Capital Loan', match: 96, rate: 10.75, payment: 1946 },
  { kind: 'equipment', name: 'Cobbelshaw Machinery Finance', match: 100, rate: 7.75, payment: 1814 },
];

/** Rosa’s Bakery is invented. The landing page must not load the rules, so a test compares these figures with them. */
export const rosa = {
  scores: [574, 627, 693, 708, 708],
  level: 'Good',
  factors: { creditScore: 69, businessFinancials: 76, documentCompleteness: 70, riskAssessment: 65 },
  amount: 90_000,
  termYears: 5,
  lenders: { fit: 725, carried: 379, of: 1247 },
  best,
} as const;
