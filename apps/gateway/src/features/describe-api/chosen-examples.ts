import type { ProfileInput } from '@groundwork/contracts';
import { defaultSiteConfig } from '../read-site-config/default-site-config.ts';

const answers: ProfileInput = {
  industryType: 'Dental clinic',
  businessStructure: 'LLC',
  personalCreditScore: 712,
  averageBankBalance: 48_500,
};

/** Examples of operations whose fields have rules between them or too many to send all. */
export const chosenBodies: Record<string, object> = {
  saveProfile: answers,
  optimizationImpact: {
    currentData: { personalCreditScore: 640 },
    proposedChanges: [{ id: 'personal-credit-score' }],
  },
};

export const chosenReplies: Record<string, object> = { siteConfig: defaultSiteConfig };
