export const words = [
  {
    title: 'What we store',
    text: [
      'Your account: your name, your email address, and a hash of your password. We cannot turn the hash back into your password.',
      'Your profile: the figures and answers that you enter about yourself and your business.',
      'Your documents: the files that you upload, and what we read in them.',
      'Your bank accounts, if you add them: bank, kind, numbers and balances as you typed them. We do not sign in to your bank.',
      'A record of changes with their time, so that you can see why your score moved.',
    ],
  },
  {
    title: 'What we do with it',
    text: [
      'We compute your score and look for documents that do not fit together. We compare your figures with the requirements of lenders and show you what would help. That is all.',
      'We do not sell it, show you ads, or use it to judge you for anything else.',
      'We send nothing to a lender. Only you can do that.',
    ],
  },
  {
    title: 'What never counts',
    text: [
      'Your marital status, date of birth, dependents, citizenship, name and addresses do not affect your score, your matches or our advice. There is one exception: a lender may require citizenship for its own program.',
    ],
  },
  {
    title: 'How we protect it',
    text: [
      'We encrypt your Social Security number, your employer number and your bank account numbers one by one before we store them. You see only the last four digits of your Social Security and account numbers.',
      'Our logs contain none of them, and no content of your documents.',
      'Our staff see a document only if it needs a review.',
    ],
  },
  {
    title: 'Cookies and other companies',
    text: [
      'When you sign in, your browser stores one cookie and one key. They identify you for at most seven days, and end after 12 hours without use. Both are deleted when you sign out. Your browser also stores the appearance you chose. A second cookie has a random number. It lets you sign in while strangers guess at passwords. It opens no account, and it ends after 90 days without a sign-in. There are no other cookies and no tracking.',
      'Our pages load nothing from other companies by themselves. A demo video loads from its host only after you press play. Card details go straight to the payment provider. We never store them.',
    ],
  },
  {
    title: 'Your rights',
    text: [
      'You can get a copy of all your data, correct mistakes, and have it all erased.',
      'You can cancel an erasure until the day that we name when you request it. Then we destroy your files and the keys of your encrypted data. You get a receipt that lists anything the law requires us to retain.',
    ],
  },
  {
    title: 'Who is responsible',
    text: ['{address}. Write to us with any question about your data.'],
  },
] as const;
