export const words = {
  options: {
    LLC: 'LLC',
    s_corp: 'S corporation',
    c_corp: 'C corporation',
    us_citizen: 'US citizen',
    self_employed: 'Self-employed',
    home_based: 'Home-based',
  },
  answers: { yes: 'yes', no: 'no' },
  requirement: {
    noFigure: 'No figure in your profile changes this.',
    metOn: 'You’ll meet this on {date}, with no change on your side.',
  },
} as const;
