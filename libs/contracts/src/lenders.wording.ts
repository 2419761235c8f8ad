export const lenderMessages = {
  noneToCompare: 'Choose the lenders to compare',
  mostCompared: 'Compare up to {most|lender|lenders}',
  absentLenders: 'Choose keep or deactivate',
} as const;
