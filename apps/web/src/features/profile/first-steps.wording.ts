export const words = {
  label: 'First steps',
  progressTitle: 'Finish your first eight answers',
  continue: 'Continue',
  answered: '{count} of {total} answered',
  answeredBar: 'Answered fields',
  blankNote: 'Leave blank what you don’t know. It counts 0 until you enter it. We don’t guess.',
  skip: 'Skip for now',
  seeScore: 'See my score',
  notes: {
    operatingCashFlow: 'The cash your business makes in a year, before loan payments.',
    monthlyDebtPayments: 'Enter 0 if you don’t have any. That counts as an answer.',
    averageBankBalance: 'A rough average of the last 3 months.',
  },
} as const;
