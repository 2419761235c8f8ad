export const words = {
  sliders: {
    creditScore: { label: 'Your personal credit score', least: '300', most: '850', value: '{value}' },
    revenue: { label: 'Yearly revenue', least: '$0', most: '$10M', value: '{value} a year' },
    started: {
      label: 'Years in business',
      least: 'just started',
      most: '30 years',
      value: '{years} years',
      one: '1 year',
      half: '6 months',
      none: 'just started',
    },
  },
  unanswered: 'Not answered yet',
  points: '{points} of {most|point|points}',
  upTo: 'Up to {most|point|points}',
  spoken: '{value}: {points} of {most|point|points}',
  all: 'All points of this rule.',
  counts: ['no answer yet', 'from one answer', 'from two answers', 'from three answers'],
  dial: 'Score {score} of 1000, {count}. {parts}',
  open: {
    none: 'All 1,000 points are not known yet. Move a slider to answer.',
    some: '{points|point is|points are} not known yet: five more answers, documents and a bank account fill them in. This is an estimate, not a credit decision.',
  },
  actions: [
    'Start without an answer',
    'Start with this answer',
    'Start with these two answers',
    'Start with these three answers',
  ],
  rules: 'Read all rules',
  version: 'Computed here by the published rules, {version}.',
} as const;
