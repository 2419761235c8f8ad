export const words = {
  loading: 'Loading',
  checkingSession: 'Checking who is signed in',
  skip: 'Skip to content',
  homeLink: '{product}, {screen}',
  navigation: 'Main',
  plan: 'Your plan',
  banking: 'Banking',
  menu: { label: 'Menu', more: 'More', close: 'Close menu' },
  phoneBar: { label: 'Shortcuts', lenders: 'Lenders' },
  account: {
    label: '{name}, account menu',
    account: 'Account',
    privacyCenter: 'Privacy center',
    version: 'Version {version}',
  },
  staff: {
    review: 'Review',
    users: 'Users',
    lenderCatalog: 'Lender catalog',
    loanRecords: 'Loan records',
    lenderFeeds: 'Lender feeds',
    audit: 'Audit log',
    deadLetters: 'Dead letters',
    support: 'Support',
  },
  appearance: { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  connection: {
    offline: 'You are offline.',
    offlineText: 'This screen may be out of date. It refreshes when you are back online.',
    unreachable: 'We can’t reach {product}.',
    unreachableText: 'We try again every few seconds. Your saved data is safe.',
  },
  update: {
    text: 'A new version of {product} is ready. Reload when you have saved your changes.',
    action: 'Reload',
  },
  erasure: {
    label: 'Erasure',
    title: 'Your account will be erased',
    date: 'after {time}.',
    cancel: 'Cancel erasure',
    notCanceled: 'We couldn’t cancel the erasure. Try again.',
  },
  waiting: {
    title: 'This screen waits for the connection',
    text: 'You are offline, or the server does not respond. The screen opens by itself when the connection is back.',
  },
  failed: {
    title: 'This screen needs a reload',
    text: 'There may be a new version of {product}. Reload the page. Your saved data is safe.',
    action: 'Reload',
  },
} as const;

export const specifiedWords = {
  dashboard: 'Dashboard',
  score: 'Score',
  lenders: 'Lender Matching',
  documents: 'Documents',
  profile: 'Business Profile',
  subscription: 'Subscription',
  signOut: 'Sign out',
} as const;
