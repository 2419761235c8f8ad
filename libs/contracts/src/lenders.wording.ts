export const lenderMessages = {
  noneToCompare: 'Choose the lenders to compare',
  mostCompared: 'Compare up to {most|lender|lenders}',
  feedMode: 'Choose review or automatic',
  feedName: 'Enter a name with up to 100 characters',
  feedSlug: 'Use 2 to 30 small letters, digits and hyphens, and not “sample”',
  feedUrl: 'Enter an address that begins with https',
  feedKey: 'Enter the 32 bytes of an Ed25519 key as base64',
  absentLenders: 'Choose keep or deactivate',
} as const;
