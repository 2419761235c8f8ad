import type { PlainSection } from './publisher.ts';

/** {product}, {company} and {address} are filled in from the site's settings. */
export const terms: readonly PlainSection[] = [
  {
    title: 'What this is',
    text: [
      '{product} is run by {company}. It helps you see how a lender may look at your business: it computes a score from what you enter and upload, reads your documents, and compares your figures with what lenders ask for.',
    ],
  },
  {
    title: 'What it is not',
    text: [
      '{product} is not a lender, a broker or a credit bureau, and it gives no legal, tax or investment advice.',
      'Every score, rate, fit and projection is an estimate. None of them is a credit decision, an offer or a promise. Only a lender decides.',
      'Using it leaves no mark on your credit report: your credit score is a figure you enter, and no bureau is asked.',
    ],
  },
  {
    title: 'Your account',
    text: [
      'One account is for one person. Give your own name and an email address that reaches you, and keep your password to yourself.',
      'Enter figures that are true as far as you know, and upload only documents you have a right to share.',
      'Do not try to reach other people’s data, to overload the service or to upload anything made to do harm. We may close an account that does.',
    ],
  },
  {
    title: 'Your figures and documents',
    text: [
      'They stay yours. We use them to do what you see on your screens and for nothing else.',
      'Nothing is sent to a lender unless you do it yourself.',
    ],
  },
  {
    title: 'Plans and payment',
    text: [
      'Creating an account is free and asks for no card. What a paid plan adds and costs stands on the plans page before you choose it.',
      'A paid plan renews every month until you cancel. After you cancel it runs to the end of the month you paid for. If a renewal fails you have seven days to put it right; then the account goes back to the free plan, and nothing you stored is deleted.',
    ],
  },
  {
    title: 'Figures on the start page',
    text: [
      'The figures and badges on the start page are claims {company} makes about itself. The examples there are drawn from an invented business.',
    ],
  },
  {
    title: 'Ending it',
    text: [
      'You can stop at any time and ask for your data to be erased; the privacy page says how that works.',
      'We work to keep the service running and its arithmetic right, but we cannot promise that it is never interrupted or never wrong. As far as the law allows, we do not answer for a loan you did not get or a decision you took because of an estimate.',
    ],
  },
  {
    title: 'Questions and changes',
    text: [
      'Write to {address}. If these terms change in a way that matters to you, we tell you before the change holds.',
    ],
  },
];
