export const words = {
  access: {
    heading: 'My access',
    text: 'The businesses that you can open, and what you can do in each.',
    add: 'Add a business',
  },
  account: { heading: 'Account', text: 'Your name, your sign-in and your devices.' },
  audit: {
    heading: 'Audit log',
    text: 'Who did what, in every service. Entries cannot be changed.',
  },
  banking: {
    heading: 'Banking',
    text: 'The accounts of your business, and the points they add to your score.',
  },
  blankForms: {
    heading: 'Blank forms',
    text: 'PDF forms of the SBA that a lender’s file fills in for an owner.',
  },
  confirmEmail: {
    title: 'Confirm your email',
    lead: 'Your account uses the address that received this link.',
  },
  confirmReplyTo: {
    title: 'Confirm the address for replies',
    lead: 'A practice wants replies to its mails at the address that received this link.',
  },
  deadLetters: {
    heading: 'Dead letters',
    text: 'Events that a service could not handle, without their content.',
  },
  documents: {
    heading: 'Documents',
    text: 'Upload tax returns, statements and reports. We read them, check them and update your score.',
  },
  erasureReceipt: {
    title: 'Erasure receipt',
    lead: 'What we deleted and when, and what we retain and why.',
  },
  firstSteps: { heading: 'Your first score', loading: 'Opening your questions' },
  forbidden: {
    title: 'Not for your account',
    heading: 'This page is not for your account',
    reason: '403: your role does not open this page',
    text: 'An administrator can give your account the role it needs.',
    action: 'Go to your dashboard',
  },
  request: { title: 'A document is needed', lead: 'Send it here. You need no account.' },
  invitation: { title: 'Invitation', lead: 'See what it is for, then accept or decline it.' },
  lenderCatalog: {
    heading: 'Lender catalog',
    text: 'The programs that we match with owners, and where they come from.',
  },
  lenderFeeds: {
    heading: 'Lender feeds',
    text: 'Documents in which lenders publish their criteria. We check them once a day.',
  },
  lenderRecords: {
    heading: 'Who lent to businesses like yours',
    text: 'Public data of the SBA about its 7(a) and 504 loans.',
  },
  recordImports: {
    heading: 'Loan records',
    text: 'Upload a file of SBA loans, review what we read, then publish it.',
  },
  lenders: {
    text: 'The programs you qualify for, the reasons, and what you need for the rest.',
  },
  notFound: {
    heading: 'Page not found',
    text: 'There is no page at this address. Check the address, or start again with the button.',
    start: 'Go to the start page',
    dashboard: 'Go to your dashboard',
  },
  newPackage: {
    heading: 'New lender file',
    text: 'Choose what a lender sees. Numbers are masked unless you open one.',
  },
  package: { heading: 'Lender file', text: 'One frozen, signed version, its links and who looked.' },
  packages: {
    heading: 'Lender files',
    text: 'Freeze one signed file for a lender, send one link, and see who read which page.',
    add: 'New file',
  },
  plan: {
    heading: 'Your plan',
    text: 'What to do next, in order, and what each step adds.',
    goalHeading: 'Goal planner',
    goalText: 'The easiest steps to a score or to a lender, computed by the rules of the score.',
  },
  privacy: { title: 'Privacy', lead: 'What we store about you, why, and how you delete it.' },
  privacyCenter: {
    heading: 'Privacy center',
    text: 'Download your data, see who opened it, or delete it.',
  },
  resetPassword: {
    title: 'Set a new password',
    lead: 'Two-step sign-in stays on if you use it.',
  },
  review: {
    title: 'Review',
    heading: 'Document review',
    text: 'Documents that need a person. Verify what is genuine and complete, or reject it with a reason.',
  },
  score: { heading: 'Score', plan: 'Plan a goal', report: 'Printable report' },
  sampleReport: {
    title: 'A sample report',
    lead: 'This owner and this business are invented. The published rules computed each point from the invented figures.',
  },
  scoreReport: {
    title: 'Score report',
    heading: '{scoreName} report',
    back: 'Back to your score',
  },
  sharedFile: {
    title: 'A file for you',
    lead: 'Enter the code that the sender gives you by phone.',
  },
  people: {
    heading: 'People',
    text: 'Who can open this business, and what they can do.',
  },
  practice: {
    heading: 'Practice',
    text: 'Your clients and your staff. Each client decides what you see.',
  },
  subscribe: {
    heading: 'Subscription',
    text: 'Every plan includes your score, your documents and lender matching. Paid plans add more tools.',
  },
  support: { heading: 'Support', text: 'The progress of a document, without its content.' },
  terms: { title: 'Terms', lead: 'What you can expect from us, and what we expect from you.' },
  businesses: {
    heading: 'Businesses and practices',
    text: 'Their plans and managers. You can’t see their data here.',
  },
  users: {
    heading: 'Users',
    text: 'All accounts. You can’t see owners’ data here.',
  },
  twoStep: {
    title: 'Set up two-step sign-in',
    lead: 'Your role needs a password and a code from your phone. Set it up to continue.',
    signOut: 'Sign out',
  },
} as const;

export const specifiedWords = {
  documents: 'Document Intelligence Center',
  lenders: 'Smart Lender Matching',
  recalculate: 'Recalculate Score',
} as const;
