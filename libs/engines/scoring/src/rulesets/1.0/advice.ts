import type { Advice } from '../../advice/actions.ts';
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
    steps: ['Open your business profile', 'Fill in what is asked', 'Press Save Profile; the score follows'],
  },
  entangled: [
    ['BF3', 'BF1', 'BF2'],
    ['BF10', 'BF11', 'RA5', 'RA6'],
  ],
  milestones: [
    { code: 'DC1', title: 'Upload tax returns' },
    { code: 'DC2', title: 'Upload bank statements' },
    { code: 'DC3', title: 'Upload financial reports' },
    { code: 'BF10', title: 'Connect a bank account' },
  ],
  quickWinHours: 48,
  highImpactFrom: 50,
  highPriorityFrom: 25,
  criticalShare: 3,
};
