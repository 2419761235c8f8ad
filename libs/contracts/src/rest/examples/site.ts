import type { siteRoutes } from '../site.routes.ts';
import type { ExamplesOf } from './example.ts';

const badge = (name: string, text: string) => ({ name, text });

export const siteExamples: ExamplesOf<typeof siteRoutes> = {
  siteConfig: {
    reply: {
      productName: 'Riverbend Funding',
      scoreName: 'Riverbend Score',
      company: { name: 'Riverbend Funding Inc.', privacyContact: 'privacy@riverbend.example' },
      salesContact: 'sales@riverbend.example',
      logoMark: null,
      colors: { light: { brand: '#1f5f4a' }, dark: {}, deep: {} },
      landing: {
        sampleClaims: false,
        tagline: 'know where you stand',
        description: 'One score shows how lenders see your business.',
        eyebrow: 'Funding readiness',
        headline: 'Know where you stand *before* you apply.',
        promise: 'One score from 0 to 1000 and the lenders that fit.',
        assurances: ['No credit card required', 'Free to start', 'Read in seconds'],
        statistics: [{ figure: '1,247', label: 'lenders' }],
        features: {
          score: 'Every point explained.',
          lenders: 'Matches with reasons.',
          documents: 'Read as you upload.',
        },
        badges: [
          badge('Encrypted', 'In transit and at rest'),
          badge('Two-step sign-in', 'You can turn it on'),
          badge('Your data', 'Export or erase any time'),
          badge('Open source', 'Apache 2.0'),
        ],
        closing: 'Find out where you stand.',
        claimsLine: 'Scores are estimates, not credit decisions.',
      },
      videoUrl: null,
      publishableKey: null,
      sourceUrl: 'https://code.riverbend.example/readiness',
      samplePaper: { name: 'schedule-c-2025.pdf', category: 'tax_documents', subcategory: 'schedule_c' },
      practice: null,
    },
  },
  openApi: { reply: { openapi: '3.1.0' } },
};
