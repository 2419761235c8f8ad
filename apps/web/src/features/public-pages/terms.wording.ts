export const words = [
  {
    title: 'What this is',
    text: [
      '{company} runs {product}. It helps you see your business as a lender may see it. It computes a score from what you enter and upload. It reads your documents and compares your figures with the requirements of lenders.',
    ],
  },
  {
    title: 'What it is not',
    text: [
      '{product} is not a lender, a broker or a credit bureau. It gives no legal, tax or investment advice.',
      'Every score, rate, fit and projection is an estimate. None of them is a credit decision, an offer or a promise. Only a lender decides.',
      'Using it leaves no mark on your credit report. You enter your credit score, and we contact no bureau.',
    ],
  },
  {
    title: 'Your account',
    text: [
      'One account is for one person. Give your own name and an email address that reaches you. Share your password with no one.',
      'Enter figures that are true as far as you know. Upload only documents that you have a right to share.',
      'Do not try to reach the data of other people. Do not overload the service or upload anything made to do harm. We may close an account that does.',
    ],
  },
  {
    title: 'Your figures and documents',
    text: [
      'They stay yours. We use them for what you see on your screens and for nothing else.',
      'We send nothing to a lender. Only you can do that.',
    ],
  },
  {
    title: 'Plans and payment',
    text: [
      'An account is free and needs no card. The plans page shows what a paid plan adds and costs before you choose it.',
      'A paid plan renews every month until you cancel. After you cancel, it runs to the end of the month you paid for. If a renewal fails, you have seven days to pay. Then your account returns to the free plan. We delete nothing that you stored.',
    ],
  },
  {
    title: 'Figures on the start page',
    text: [
      'The figures and badges on the start page are claims of {company} about itself. The examples there show an invented business.',
    ],
  },
  {
    title: 'Ending it',
    text: [
      'You can stop at any time and have your data erased. The privacy page explains how.',
      'We work to keep the service running and its arithmetic right. We cannot promise that it always runs or is always right. As far as the law allows, we are not liable for a loan you did not get, or for a decision you made because of an estimate.',
    ],
  },
  {
    title: 'Questions and changes',
    text: [
      'Write to {address}. If these terms change in a way that matters to you, we inform you before the change takes effect.',
    ],
  },
] as const;
