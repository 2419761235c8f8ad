export const planTexts = {
  everythingShown: {
    label: 'Score, advice, documents, lender matching, banking',
    does: 'All the tools that get you ready for funding',
  },
  provenScore: {
    label: 'Proven score',
    does: 'Import bank transactions and see which points a lender can check',
  },
  lenderRecords: {
    label: 'Who lent to businesses like yours',
    does: 'See which lenders made SBA loans like the one you need',
  },
  goalPlanner: {
    label: 'Goal planner',
    does: 'Find the easiest steps to a score or a lender',
  },
  costComparison: {
    label: 'Cost comparison',
    does: 'Compare what each loan costs over its full term',
  },
  analysisShare: {
    label: 'Your documents are read sooner',
    does: 'While documents wait, we read two of yours for each one of a smaller plan',
  },
  lenderFile: {
    label: 'Lender’s file',
    does: 'Send a lender one signed file, and see who read which page',
  },
  clientProfiles: {
    label: 'Unlimited client profiles',
    does: 'A profile for each business you advise',
  },
  whiteLabel: {
    label: 'White label',
    does: 'The product under your own name and colors',
  },
  apiAccess: {
    label: 'API access',
    does: 'The product from your own software',
  },
  dedicatedManager: {
    label: 'Dedicated manager',
    does: 'One person who knows your clients',
  },
} as const;

export const planMessages = {
  plan: 'Choose a plan',
  reason: 'Enter a reason',
} as const;
