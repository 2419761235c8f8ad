export const words = {
  label: 'Your first score',
  progress: 'Question {number} of {total}',
  close: 'Go to the dashboard',
  back: 'Back',
  skip: 'Skip',
  next: 'Continue',
  live: 'Your score so far',
  soFar: 'so far',
  thisAnswer: 'for this answer',
  lastAnswer: 'for your last answer',
  loading: 'Loading the rules of the score…',
  noRules: 'We can’t compute your score right now. Your answers are safe.',
  spoken: '{points} for this answer. Your score is {score}.',
  unsent: 'We couldn’t send your last answer yet. It’s safe on this device, and we try again.',
  ownWords: 'Use “{text}”',
  noChoice: 'Nothing in this list matches.',
  echo: 'That is {amount}.',
  echoShare: 'That is {amount}, {percent}% of your sales.',
  problems: {
    number: 'Enter a number.',
    whole: 'Enter a whole number.',
    range: 'Enter a number from {min} to {max}.',
    date: 'Enter a date in the past.',
  },
  questions: {
    creditScore: {
      title: 'What is your personal credit score?',
      note: 'FICO, 300 to 850. Your bank or card app shows it.',
    },
    revenue: {
      title: 'What is your revenue this year?',
      note: 'All sales of the last 12 months, before costs.',
    },
    started: {
      title: 'When did your business start?',
      note: 'A day close to it is fine.',
    },
    balance: {
      title: 'How much is in your business accounts on a usual day?',
      note: 'A rough average of 3 months.',
    },
    margin: {
      title: 'What percent of your sales is left as profit?',
      note: 'Net profit in percent of revenue. With a loss, put a minus before it.',
    },
    profit: {
      title: 'What profit did you make last year?',
      note: 'Sales minus all costs. Put a minus before a loss.',
    },
    histories: {
      title: 'Did any of these happen to you?',
      note: 'Bankruptcy, foreclosure, a tax lien or a court judgment about debt.',
      none: 'None of these',
      some: 'One or more of these',
      someNote: 'You can add the details in your profile. Resolved ones count less.',
    },
    lastRevenue: {
      title: 'What was your revenue the year before?',
      note: 'The 12 months before those.',
    },
    industry: {
      title: 'What does your business do?',
      note: 'Choose what is closest, or type it.',
      search: 'Your trade',
    },
    amount: {
      title: 'How much do you need?',
      note: 'A first idea is fine.',
    },
    purpose: {
      title: 'What is the money for?',
      note: 'The main purpose is enough.',
      options: {
        working_capital: 'Everyday costs',
        equipment: 'Equipment',
        expansion: 'Growth',
        inventory: 'Inventory',
        real_estate: 'Real estate',
        debt_consolidation: 'Paying off other debt',
        other: 'Something else',
      },
    },
    state: {
      title: 'In which state is your business?',
      note: 'Where it is registered.',
      search: 'Your state',
    },
  },
  nextMove: {
    first: {
      title: 'Get your first score in four minutes',
      text: 'There are {total} questions, and you know most answers by heart. We don’t guess any.',
      action: 'Start with {total} questions',
    },
    more: {
      title: 'Finish your first {total} answers',
      text: '{done} of {total} done. The rest shows what you can borrow, and what you can carry.',
      action: 'Continue',
    },
  },
  progressCard: { bar: 'Answered questions', done: '{done} of {total} done' },
  reveal: {
    title: '{name}, this is your score',
    made: 'What it’s made of',
    strongest: '{first} and {second} carry most of it.',
    unknownFirst:
      'Most of what is missing is not known yet. Add documents, an account and a few answers to find out.',
    improveNext: 'The rest is there to improve. Your plan has the steps.',
    dashboard: 'Go to the dashboard',
  },
} as const;
