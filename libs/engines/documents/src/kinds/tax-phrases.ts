import { textEvidence, titleEvidence } from './kind.ts';

export const treasury = textEvidence(0.1, 'internal revenue service', 'department of the treasury');
export const attachment = titleEvidence(-0.6, 'attachment sequence no', 'payment voucher');
export const summaryOfReturn = titleEvidence(
  -0.6,
  'tax return summary',
  'return summary',
  'tax summary',
  'two year comparison',
  'year over year comparison',
  'tax comparison',
  'tax history',
  'filing instructions',
  'return transcript',
  'account transcript',
);
