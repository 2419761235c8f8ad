export const words = {
  footer: 'About this site',
  rules: 'How the score works',
  privacy: 'Privacy',
  terms: 'Terms',
} as const;
