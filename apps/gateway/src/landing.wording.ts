export const specifiedLanding = { eyebrow: 'AI-powered business funding platform' } as const;

export const landing = {
  tagline: 'know you’re fundable before you apply',
  description:
    'Your readiness score from 0 to 1000 shows how lenders see your business, what holds it back and which lenders fit.',
  headline: 'Know you’re fundable *before* you apply.',
  promise:
    'Your score from 0 to 1000 shows how lenders see your business, what holds it back and which lenders fit you today.',
  assurances: ['No credit card required', 'Free to start', 'Every point explained'],
  statistics: {
    scale: { figure: '0–1000', label: 'score scale' },
    factors: { figure: '4', label: 'factors, each explained' },
    documents: 'kinds of documents read',
    lenders: 'kinds of lenders compared',
  },
  features: {
    score: 'A score from 0 to 1000. It explains every point, so you know what to fix first.',
    lenders: 'See your best matches. Each one shows why it fits, with an estimated rate, terms and fit.',
    documents:
      'Upload your tax returns and statements. We read them, look for signs of fraud and update your score.',
  },
  badges: [
    { name: 'Encrypted fields', text: 'SSN, EIN and account numbers' },
    { name: 'Two-step sign-in', text: 'You can turn it on' },
    { name: 'Export and erasure', text: 'At any time, on every plan' },
    { name: 'Access log', text: 'See who opened your data' },
  ],
  closing: 'Find out where you stand today.',
  claimsLine: 'Scores are estimates, not credit decisions.',
} as const;
