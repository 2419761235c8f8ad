export const units = {
  years: '{value|year|years}',
  yearsAgo: '{value|year ago|years ago}',
  months: '{value|month|months}',
  accounts: '{value|account|accounts}',
  documents: '{value|document|documents}',
  riskTiers: ['', 'high risk', 'elevated risk', 'moderate risk', 'low risk'],
} as const;

export const values = {
  noDebt: 'no debt',
  noEquity: 'too high to count (you owe as much as you own, or more)',
  noBankruptcy: 'none',
  undated: 'on an unknown date',
  overdrafts: 'on record',
  noOverdrafts: 'none on record',
  guaranteeOffered: 'offered',
  guaranteeNotOffered: 'not offered',
} as const;

export const bands = {
  atLeast: '{value} or more',
  atMost: '{value} or less',
} as const;

export const reasons = {
  atFigure: 'At {aim} you gain {points|point|points}.',
  inBand: 'With {aim} you gain {points|point|points}.',
  noPointsYet: 'Your answer earns no points yet.',
  improve: 'Improve it to gain up to {points|point|points}.',
} as const;

export const factors = {
  complete: 'Nothing left to gain here.',
  one: 'Room to gain: {first}.',
  two: 'Room to gain: {first} and {second}.',
} as const;

export const specified = {
  upToDate: 'Nothing left to gain',
} as const;

export const advice = {
  add: 'Add your {noun}',
  answer: 'Answer whether you’ve had a {about}',
  confirm: 'Answer the question about your {noun}',
  notAnswered: 'Not answered yet.',
  answerAdds: 'You gain up to {points|point|points}, depending on your answer.',
  stepAdds: 'This step adds {points|point|points}.',
  documentsAdd: '+{points|point|points}.',
  figureAdds: 'With {noun} of {aim}, you gain {points|point|points}.',
  anyFigureAdds: 'You gain at least +{points|point|points}.',
  bandAdds: 'With {band}, you gain at least +{points|point|points}.',
  bestAdds: 'You gain up to +{points|point|points}, depending on the figure.',
  check: 'Check your {noun}',
  zero: 'You answered 0.',
  zeroOf: 'You answered 0 for {noun}.',
  blockedAtZero: 'At 0, “{label}” earns no points.',
  blocked: 'Until then, “{label}” earns no points.',
  openQuestion: 'An open question earns no points. “None” is an answer too.',
  hours: '{count|hour|hours}',
  days: '{count|day|days}',
  entrySteps: [
    'Open your business profile',
    'Fill in the missing figure',
    'Press Save Profile. Your score updates on its own.',
  ],
} as const;
