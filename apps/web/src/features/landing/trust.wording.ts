export const words = {
  title: 'Check it before you trust it.',
  rules: {
    title: 'The rules',
    text: 'Each criterion with its points. You can compute your score by hand.',
  },
  report: {
    title: 'A sample report',
    text: 'The report of an invented bakery, as you would hand over your own.',
  },
  source: {
    title: 'The source',
    text: 'Read the code that computes your score and stores your data.',
  },
  prices: {
    title: 'Prices',
    free: 'free',
    month: '{price} a month',
    start: 'You start free, without a card. A paid plan renews each month until you cancel.',
    notSold: 'You start free, without a card. This site does not sell the paid plans yet.',
  },
  data: {
    title: 'Who sees my data?',
    sentences: [
      'You do. No other owner can see your figures or documents.',
      'Our staff see a document only if it needs a review.',
      'A lender gets nothing from us. Only you can send it.',
      'A log shows you each time a person opened your data.',
      'You can get a copy of it all, or have it erased, on every plan.',
    ],
    more: 'Read how we protect it',
  },
} as const;
