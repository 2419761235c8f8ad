import type { SiteConfig } from '@groundwork/contracts';
import { landing, specifiedLanding } from '../landing.wording.ts';

const { badges, statistics, assurances } = specifiedLanding;

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
    assurances: [...assurances],
    statistics: [...statistics],
    badges: [
      { name: badges.soc2, text: landing.badges.soc2 },
      { name: badges.encryption, text: landing.badges.encryption },
      { name: badges.multiFactor, text: landing.badges.multiFactor },
      { name: badges.gdpr, text: landing.badges.gdpr },
    ],
    claimsLine: specifiedLanding.claimsLine,
  },
  videoUrl: null,
  publishableKey: null,
};
