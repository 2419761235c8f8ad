export const words = {
  topBar: {
    home: '{product}, top of the page',
    navigation: 'Main',
    features: 'Features',
    security: 'Security',
  },
  hero: {
    demo: 'Watch the demo',
    example: 'An example: the score of an invented business',
    score: 'Readiness score',
    badge: 'Example',
    loan: '{amount} at {payment} a month',
    match: 'Match',
    document: 'Form 1120',
    noFraud: 'No fraud indicators',
    sample: 'Sample claims, not of this company',
  },
  ticker: {
    label: 'Company figures',
    pause: 'Pause the figures',
    rotate: 'Rotate the figures',
    sample: 'Sample figures, not of this company',
  },
  threeAnswers: {
    title: 'Your first score, from three answers.',
    text: 'Move the sliders. The published rules compute the score here, in your browser. We receive nothing before you sign up.',
  },
  demo: {
    title: 'From paperwork to a clear answer, step by step.',
    video:
      'See a bakery go from {from} to {to}. Watch its documents, its points and the lenders it qualifies for.',
    host: 'The video plays from {host}. Your browser contacts {host} only after you press play.',
    frame: '{product} demo video',
    play: 'Play the demo video',
  },
  tour: {
    business: 'Rosa’s Bakery',
    note: 'An example, June to November',
    play: 'Play the tour',
    pause: 'Pause the tour',
    gain: '+{points|point|points}',
    score: 'Score {score}',
    exampleScore: ': example score {score}',
    steps: {
      start: {
        title: 'See where you stand',
        text: 'Your first score comes with its reasons: what counts, and what is missing.',
        result: '36 criteria, each with its points',
      },
      taxes: {
        title: 'Upload tax returns',
        text: 'We read them, compare them and count them within minutes.',
        result: 'Form 1120 read, no fraud indicators detected',
      },
      statements: {
        title: 'Add bank statements',
        text: 'Balances and deposits show lenders how your business runs.',
        result: 'Three months read, balances agree',
      },
      card: {
        title: 'Pay down one card',
        text: 'The what-if shows the effect before you spend a dollar.',
        result: 'Credit in use down from 48% to 27%',
      },
      lenders: {
        title: 'Meet lenders that fit',
        text: 'Each match shows why it fits. Each miss shows what would change it.',
        result: '{fit} of {total} lenders fit, {carried} of them with a payment she can carry',
      },
    },
  },
  example: {
    sentence: 'Example: a score of {score} of 1000, {level}',
    change: 'from last month +{points}',
  },
  features: { title: 'Three engines, one honest answer.', sample: 'Sample claims, not of this company' },
  security: { title: 'Your books stay yours.', sample: 'Sample badges, not of this company' },
  closing: {
    action: 'Get your score',
    readFirst: 'Or read first',
    rules: 'how the score works',
  },
} as const;

export const specifiedWords = {
  signIn: 'Sign In',
  getStarted: 'Get Started',
  start: 'Start AI Analysis',
  features: {
    score: 'Score engine',
    lenders: 'Lender matching',
    documents: 'Document intelligence',
  },
  factors: {
    creditScore: 'Credit Profile',
    businessFinancials: 'Business Financials',
    documentCompleteness: 'Document Completeness',
    riskAssessment: 'Risk Assessment',
  },
} as const;
