import type { SiteConfig } from '@groundwork/contracts';

export const defaultSiteConfig: SiteConfig = {
  productName: 'Groundwork',
  scoreName: 'Groundwork Score',
  company: { name: 'Groundwork', privacyContact: null },
  salesContact: null,
  logoMark: null,
  colors: { light: {}, dark: {}, deep: {} },
  landing: {
    tagline: "know you're fundable before you apply",
    description:
      'One readiness score from 0 to 1000 tells small business owners how lenders see them, what is holding it back, and which lenders fit.',
    eyebrow: 'AI-powered business funding platform',
    headline: "Know you're fundable *before* you apply.",
    promise:
      "One score from 0 to 1000 tells you how lenders see your business, what's holding it back, and which of 1000+ lenders fit you today.",
    assurances: ['No credit card required', 'Individual plan included', 'Instant analysis'],
    statistics: [
      { figure: '98%', label: 'approval rate' },
      { figure: '50K+', label: 'businesses served' },
      { figure: '$2.3B+', label: 'funding secured' },
      { figure: '1000+', label: 'lenders in the network' },
      { figure: '99.2%', label: 'match accuracy' },
    ],
    features: {
      score:
        'A proprietary 0 to 1000 score from 200+ qualification criteria, with every point explained so you know what to fix first.',
      lenders:
        'Ranked matches from 1000+ lenders with the reasons behind them, estimated rates and terms, and an estimated fit.',
      documents:
        'Upload tax returns and statements. We read them with 99.9% accuracy, look for fraud signals and feed your score.',
    },
    badges: [
      { name: 'SOC 2', text: 'Independent controls audit' },
      { name: '256-bit encryption', text: 'In transit and at rest' },
      { name: 'Multi-factor auth', text: 'For every account' },
      { name: 'GDPR', text: 'Export or erase any time' },
    ],
    closing: 'Find out where you stand today.',
    claimsLine: 'Scores are estimates, not credit decisions. Figures and badges shown are company claims.',
  },
  videoUrl: null,
  publishableKey: null,
};
