export const specifiedWords = {
  monthlyChange: 'from last month {change}',
} as const;

export const words = {
  title: 'Score',
  hint: 'The points of four factors added up, from 0 to 1000. It’s an estimate, not a credit decision.',
  bar: 'Score out of 1000',
  barValue: '{score} of 1000',
  dial: '{name} {score} of 1000, {level}, {change}',
  parts: {
    sentence: '{earned} earned · {unknown} not known yet · {lost} to improve',
    ofFactor: '{earned} of {most|point|points} · {unknown} not known yet · {lost} to improve',
    earned: 'earned',
    unknown: 'not known yet',
    lost: 'to improve',
  },
  computing: 'Computing your score',
  dialComputing: 'We’re computing your {name}.',
  joinedToday: 'Since you joined today: {change}',
  joinedOn: 'Since you joined on {day}: {change}',
  gain: '+{points|point|points}',
  loss: '−{points|point|points}',
  nextLevel: 'You’re {points|point|points} from {level}.',
  topLevel: 'Your score is Excellent. Upload new documents from time to time to stay there.',
  newLenders: 'You’d qualify for {count|more lender|more lenders}.',
  betterMatches: 'You’d match better with {count|lender|lenders}.',
  factors: {
    creditScore: 'Credit Profile',
    businessFinancials: 'Business Financials',
    documentCompleteness: 'Document Completeness',
    riskAssessment: 'Risk Assessment',
  },
  history: {
    title: 'Score history',
    hint: 'Each point is a change of your score, with its cause.',
    period: 'Last 6 months',
    empty: 'You’ll see each change of your score here.',
  },
  causes: {
    profile: 'from your answers',
    answers: 'from {answers|answer|answers}',
    document: 'Document',
    account: 'Bank account',
    time: 'Time',
    rules: 'New rules',
    evidence: 'Evidence',
  },
} as const;
