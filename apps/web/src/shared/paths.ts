import type { DocumentCategory } from '@groundwork/contracts';
import { pages } from '@groundwork/contracts/client';

type Query = Readonly<Record<string, string>> | URLSearchParams;

function withQuery(page: string, query: Query = {}): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? page : `${page}?${text}`;
}

type DocumentsQuery =
  | { readonly document: string }
  | { readonly category: DocumentCategory }
  | { readonly shared: 'yes' }
  | { readonly request: 'new' };

/** The router gets the same addresses, with parameter names as values. */
export const paths = {
  home: (query?: { readonly view: 'signin' | 'signup' | 'forgot' }) => withQuery(pages.home, query),
  howTheScoreWorks: () => pages.howTheScoreWorks,
  sampleReport: () => pages.sampleReport,
  privacy: () => pages.privacy,
  terms: () => pages.terms,
  verify: () => pages.verify,
  resetPassword: () => pages.resetPassword,
  confirmEmail: () => pages.confirmEmail,
  confirmReplyTo: () => pages.confirmReplyTo,
  erasureReceipt: (id: string) => pages.erasureReceipt.replace(':id', () => id),

  sharedFile: () => pages.sharedFile,
  request: () => pages.request,
  invitation: () => pages.invitation,

  firstSteps: () => pages.firstSteps,
  dashboard: (query?: Query) => withQuery(pages.dashboard, query),
  score: () => pages.score,
  scoreReport: () => pages.scoreReport,
  plan: (query?: { readonly lender: string } | { readonly score: string }) => withQuery(pages.plan, query),
  lenderCriteria: () => pages.lenderCriteria,
  lenders: (query?: { readonly lender: string }) => withQuery(pages.lenders, query),
  lenderRecords: () => pages.lenderRecords,
  documents: (query?: DocumentsQuery) => withQuery(pages.documents, query),
  packages: () => pages.packages,
  newPackage: () => pages.newPackage,
  package: (id: string) => pages.package_.replace(':id', () => id),
  profile: (query?: { readonly tab: string } | { readonly field: string }) => withQuery(pages.profile, query),
  profileInterview: (query?: { readonly field: string }) => withQuery(pages.profileInterview, query),
  banking: () => pages.banking,

  people: () => pages.people,
  access: () => pages.access,
  practice: () => pages.practice,
  account: () => pages.account,
  subscribe: () => pages.subscribe,
  privacyCenter: () => pages.privacyCenter,
  review: () => pages.review,
  users: () => pages.users,
  businesses: () => pages.businesses,
  lenderCatalog: () => pages.lenderCatalog,
  recordImports: () => pages.recordImports,
  lenderFeeds: () => pages.lenderFeeds,
  audit: () => pages.audit,
  deadLetters: () => pages.deadLetters,
  blankForms: () => pages.blankForms,
  support: () => pages.support,
} as const;
