export const home = '/';
export const howTheScoreWorks = '/how-the-score-works';
export const sampleReport = '/sample-report';
export const privacy = '/privacy';
export const terms = '/terms';
export const verify = '/verify';
export const resetPassword = '/reset-password';
export const confirmEmail = '/confirm-email';
export const invitation = '/invitation';
export const erasureReceipt = '/erasure/:id';
export const sharedFile = '/s';
export const request = '/request';

export const firstSteps = '/first-steps';
export const dashboard = '/dashboard';
export const score = '/score';
export const scoreReport = '/score/report';
export const plan = '/plan';
export const lenderCriteria = '/lender-criteria';
export const lenders = '/lenders';
export const lenderRecords = '/lenders/records';
export const documents = '/documents';
export const packages = '/packages';
export const newPackage = '/packages/new';
export const package_ = '/packages/:id';
export const profile = '/business-profile';
export const profileInterview = '/business-profile/interview';
export const banking = '/banking-info';

export const people = '/people';
export const access = '/access';
export const practice = '/practice';
export const account = '/account';
export const subscribe = '/subscribe';
export const privacyCenter = '/privacy-center';
export const review = '/review';
export const users = '/admin/users';
export const businesses = '/admin/businesses';
export const lenderCatalog = '/admin/lenders';
export const recordImports = '/admin/lender-records';
export const lenderFeeds = '/admin/lender-feeds';
export const audit = '/admin/audit';
export const deadLetters = '/admin/dead-letters';
export const blankForms = '/admin/forms';
export const support = '/admin/support';

/** The server draws these for readers without JavaScript, and search engines list them. */
export const drawn = [home, howTheScoreWorks, sampleReport, lenderCriteria, privacy, terms, verify] as const;
