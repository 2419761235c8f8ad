type Query = Readonly<Record<string, string>> | URLSearchParams;

function withQuery(path: string, query: Query = {}): string {
  const written = new URLSearchParams(query).toString();
  return written === '' ? path : `${path}?${written}`;
}

/** The address of each page of the product: for the router, with its parameters' names, as for every link. */
export const paths = {
  home: (query?: { readonly view: 'signin' | 'signup' }) => withQuery('/', query),
  howTheScoreWorks: () => '/how-the-score-works',
  privacy: () => '/privacy',
  terms: () => '/terms',
  resetPassword: () => '/reset-password',
  confirmEmail: () => '/confirm-email',
  erasureReceipt: (id: string) => `/erasure/${id}`,

  firstSteps: () => '/first-steps',
  dashboard: (query?: Query) => withQuery('/dashboard', query),
  score: () => '/score',
  scoreReport: () => '/score/report',
  plan: (query?: { readonly lender: string }) => withQuery('/plan', query),
  lenders: (query?: { readonly lender: string }) => withQuery('/lenders', query),
  documents: () => '/documents',
  profile: (query?: { readonly tab: string }) => withQuery('/business-profile', query),
  banking: () => '/banking-info',

  account: () => '/account',
  subscribe: () => '/subscribe',
  privacyCenter: () => '/privacy-center',
  review: () => '/review',
  users: () => '/admin/users',
  lenderCatalogue: () => '/admin/lenders',
  audit: () => '/admin/audit',
  deadLetters: () => '/admin/dead-letters',
  support: () => '/admin/support',
} as const;
