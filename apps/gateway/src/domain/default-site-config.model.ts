import { documentKinds, lenderTypes, type SiteConfig } from '@groundwork/contracts';
import { landing, specifiedLanding } from '../landing.wording.ts';

const { statistics, assurances, badges } = landing;

export const defaultSiteConfig: SiteConfig = {
  productName: 'Groundwork',
  scoreName: 'Groundwork Score',
  company: { name: 'Groundwork', privacyContact: null },
  salesContact: null,
  logoMark: null,
  colors: { light: {}, dark: {}, deep: {} },
  landing: {
    ...landing,
    eyebrow: specifiedLanding.eyebrow,
    sampleClaims: false,
    assurances: [...assurances],
    statistics: [
      statistics.scale,
      statistics.factors,
      { figure: String(Object.keys(documentKinds).length), label: statistics.documents },
      { figure: String(lenderTypes.length), label: statistics.lenders },
    ],
    badges: [...badges],
  },
  videoUrl: null,
  publishableKey: null,
  samplePaper: null,
  sourceUrl: null,
  practice: null,
};
