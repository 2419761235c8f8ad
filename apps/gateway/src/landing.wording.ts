export const specifiedLanding = {
  eyebrow: 'AI-powered business funding platform',
  assurances: ['No credit card required', 'Individual plan included', 'Instant analysis'],
  statistics: [
    { figure: '98%', label: 'approval rate' },
    { figure: '50K+', label: 'businesses served' },
    { figure: '$2.3B+', label: 'funding secured' },
    { figure: '1000+', label: 'lenders in the network' },
    { figure: '99.2%', label: 'match accuracy' },
  ],
  badges: {
    soc2: 'SOC 2',
    encryption: '256-bit encryption',
    multiFactor: 'Multi-factor auth',
    gdpr: 'GDPR',
  },
  claimsLine: 'Scores are estimates, not credit decisions. Figures and badges shown are company claims.',
} as const;

export const landing = {
  tagline: "know you're fundable before you apply",
  description:
    'Your readiness score from 0 to 1000 shows how lenders see your business, what holds it back and which lenders fit.',
  headline: "Know you're fundable *before* you apply.",
  promise:
    'Your score from 0 to 1000 shows how lenders see your business, what holds it back and which of 1000+ lenders fit you today.',
  features: {
    score:
      'A proprietary score from 0 to 1000. It checks 200+ qualification criteria and explains every point, so you know what to fix first.',
    lenders:
      'See your best matches from 1000+ lenders. Each one shows why it fits, with an estimated rate, terms and fit.',
    documents:
      'Upload your tax returns and statements. We read them with 99.9% accuracy, look for signs of fraud and update your score.',
  },
  badges: {
    soc2: 'Independent controls audit',
    encryption: 'In transit and at rest',
    multiFactor: 'For every account',
    gdpr: 'Export or erase any time',
  },
  closing: 'Find out where you stand today.',
} as const;
