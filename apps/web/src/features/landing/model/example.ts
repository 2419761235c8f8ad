import { fill } from '@groundwork/wording';
import { specifiedWords, words } from '../landing.wording.ts';

const { factors } = specifiedWords;
const { steps } = words.tour;

export const exampleFactors = [
  { key: 'creditScore', label: factors.creditScore, value: 77 },
  { key: 'businessFinancials', label: factors.businessFinancials, value: 71 },
  { key: 'documentCompleteness', label: factors.documentCompleteness, value: 64 },
  { key: 'riskAssessment', label: factors.riskAssessment, value: 83 },
] as const;

export const exampleLenders = [
  { initials: 'HB', name: 'Harbor Bank SBA', match: 94 },
  { initials: 'NC', name: 'Northline Capital', match: 88 },
  { initials: 'CC', name: 'Creekside Credit Union', match: 81 },
] as const;

export const tourSteps = [
  { ...steps.start, score: 612 },
  { ...steps.taxes, score: 640 },
  { ...steps.statements, score: 668 },
  { ...steps.card, score: 701 },
  { ...steps.lenders, score: 742 },
] as const;

const [before, last] = tourSteps.slice(-2).map(({ score }) => score) as [number, number];

export const exampleScore = {
  score: last,
  level: 'Good',
  sentence: fill(words.example.sentence, { score: last }),
  change: fill(words.example.change, { points: last - before }),
} as const;
