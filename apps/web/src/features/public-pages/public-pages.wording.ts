export const words = {
  startPage: '{product}, start page',
  dashboard: 'Dashboard',
  rules: {
    title: 'How the score works',
    lead: 'The {scoreName} is arithmetic, not a black box. This page lists all rules that compute it.',
    factors: {
      title: 'Four factors, 1000 points',
      text: 'Each factor is a number from 0 to 100: the sum of the points of its criteria. Its weight sets its part of the 1000 points. There are {count} criteria. All points are whole numbers, so the parts always add up to the total.',
      weight: 'up to {points|point|points}',
    },
    levels: { title: 'Score levels', range: '{from} to {to}' },
    principles: {
      title: 'Ground rules',
      missing:
        'Missing data counts 0 points. A blank is never read as 0: a 0 counts once you enter it. A new account starts at 0 and shows what to enter first.',
      better: 'A better figure never lowers your score.',
      planning:
        'Some criteria need the payment of your loan. We compute it with {rate}% a year over your term, or over {months} months. This is a planning rate, not an offer.',
      document:
        'A document counts in full when we have read it and found nothing unusual. It counts half if its fraud risk is {halfRisk} or more, or if its confidence is below {confidence}, until a person has reviewed it. From a fraud risk of {fullRisk} it does not count. The same file counts once.',
      never:
        'Marital status, date of birth, dependents, citizenship, names and addresses never count here. A match uses citizenship only if the program of a lender requires it.',
      versions:
        'We never edit published rules. A change is a new version, and every score names its version.',
    },
    criteria: {
      title: 'Every criterion',
      text: 'Open a criterion to see its points.',
      factor:
        '{count} criteria share 100 points. They are {percent}% of the score, so up to {points} of 1000.',
      points: '{points|point|points}',
    },
    version:
      'Current rules: {version}. The score is an estimate and not a credit decision. Each lender decides by its own rules.',
  },
} as const;

export const specifiedWords = { getStarted: 'Get Started' } as const;
