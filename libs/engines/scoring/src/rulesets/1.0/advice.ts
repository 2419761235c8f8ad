import type { Advice } from '../../advice/actions.ts';
import { advice } from '../../score.wording.ts';
import { specifiedDocumentsTitles } from '../../wording/documents.wording.ts';
import { specifiedFinancialsTitles } from '../../wording/financials.wording.ts';
import { creditActions } from './credit.actions.ts';
import { documentsActions } from './documents.actions.ts';
import { financialsActions } from './financials.actions.ts';
import { riskActions } from './risk.actions.ts';

export const advice10: Advice = {
  actions: [...creditActions, ...financialsActions, ...documentsActions, ...riskActions],
  entry: {
    effort: 'low',
    hours: 1,
    cost: 0,
    steps: advice.entrySteps,
  },
  entangled: [
    ['BF3', 'BF1', 'BF2'],
    ['BF10', 'BF11', 'RA5', 'RA6'],
  ],
  milestones: [
    { code: 'DC1', title: specifiedDocumentsTitles.DC1 },
    { code: 'DC2', title: specifiedDocumentsTitles.DC2 },
    { code: 'DC3', title: specifiedDocumentsTitles.DC3 },
    { code: 'BF10', title: specifiedFinancialsTitles.BF10 },
  ],
  quickWinHours: 48,
  highImpactFrom: 50,
  highPriorityFrom: 25,
  criticalShare: 3,
};
