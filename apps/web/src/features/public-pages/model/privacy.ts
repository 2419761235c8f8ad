import type { PlainSection } from './publisher.ts';

/** {product}, {company} and {address} are filled in from the site's settings. */
export const privacy: readonly PlainSection[] = [
  {
    title: 'What we keep',
    text: [
      'Your account: name, email address, and your password as a hash that cannot be turned back into it.',
      'Your profile: the figures and answers you enter about yourself and your business.',
      'Your documents: the files you upload, and what was read out of them.',
      'Your bank accounts, where you add them: bank, kind, numbers and balances as you typed them. We do not sign in to your bank.',
      'A record of what changed and when, so that you can see why your score moved.',
    ],
  },
  {
    title: 'What we do with it',
    text: [
      'We compute your score, look for documents that do not fit together, compare your figures with lenders’ requirements and show you what would help. That is all.',
      'We do not sell it, show you advertising, or use it to judge you for anything else.',
      'Nothing is passed to a lender unless you do it yourself.',
    ],
  },
  {
    title: 'What never counts',
    text: [
      'Your marital status, date of birth, dependents, citizenship, name and addresses have no influence on your score, your matches or our advice. Citizenship is looked at in one case only: where a lender’s own programme requires it.',
    ],
  },
  {
    title: 'How it is protected',
    text: [
      'Your Social Security number, employer number and bank account numbers are encrypted one by one before they are stored. Social Security and account numbers are shown to you by their last four digits only.',
      'They are kept out of our logs, and so are the contents of your documents.',
      'People who work for us see a document only where it needs a review.',
    ],
  },
  {
    title: 'Cookies and other companies',
    text: [
      'When you sign in, your browser keeps one cookie and one key that say who you are for seven days; both go when you sign out. Beside them it keeps the appearance you chose. There are no others, and no tracking.',
      'Our pages load nothing from other companies by themselves. A demo video comes from its host only after you press play. Card details go straight to the payment provider and are never stored by us.',
    ],
  },
  {
    title: 'Your rights',
    text: [
      'You may have a copy of everything we hold about you, have mistakes put right, and have it all erased.',
      'An erasure can be taken back for 30 days. Then your files and the keys to your encrypted data are destroyed, and you get a receipt that names anything the law makes us keep.',
    ],
  },
  {
    title: 'Who answers for this',
    text: ['{address}. Write to us with any question about your data.'],
  },
];
