// Separate constants: the bundler inlines those that a page uses and drops this file.

export const signup = 'POST /api/auth/signup';
export const login = 'POST /api/auth/login';
export const confirmIdentity = 'POST /api/auth/confirm';
export const renewToken = 'POST /api/auth/renew';
export const logout = 'POST /api/auth/logout';
export const loginPage = 'GET /api/login';
export const logoutPage = 'GET /api/logout';
export const currentUser = 'GET /api/user';
export const users = 'GET /api/admin/users';
export const changeRole = 'PATCH /api/admin/users/:id';

export const changeName = 'PATCH /api/account';
export const changePicture = 'POST /api/account/picture';
export const removePicture = 'DELETE /api/account/picture';
export const picture = 'GET /api/account/picture';
export const changePassword = 'POST /api/account/password';
export const changeEmail = 'POST /api/account/email';
export const sessions = 'GET /api/account/sessions';
export const endSession = 'DELETE /api/account/sessions/:id';
export const endOtherSessions = 'POST /api/account/sessions/end-others';
export const startMfa = 'POST /api/account/mfa';
export const confirmMfa = 'POST /api/account/mfa/confirm';
export const renewRecoveryCodes = 'POST /api/account/mfa/recovery-codes';
export const stopMfa = 'POST /api/account/mfa/stop';
export const forgotPassword = 'POST /api/auth/forgot-password';
export const resetPassword = 'POST /api/auth/reset-password';
export const confirmEmail = 'POST /api/auth/confirm-email';
export const endSessionsOfUser = 'POST /api/admin/users/:id/end-sessions';
export const issueResetLink = 'POST /api/admin/users/:id/reset-link';
export const staffRequests = 'GET /api/admin/requests';
export const approveStaffRequest = 'POST /api/admin/requests/:id/approve';
export const rejectStaffRequest = 'POST /api/admin/requests/:id/reject';

export const notices = 'GET /api/notices';
export const readNotice = 'POST /api/notices/:id/read';
export const readAllNotices = 'POST /api/notices/read';
export const noticePreferences = 'GET /api/notices/preferences';
export const changeNoticePreference = 'PATCH /api/notices/preferences';

export const dashboard = 'GET /api/dashboard';
export const score = 'GET /api/score';
export const recalculateScore = 'POST /api/score/recalculate';
export const scorePlan = 'GET /api/score/plan';
export const scoreHistory = 'GET /api/score/history';
export const scoreInput = 'GET /api/score/input';
export const recommendations = 'GET /api/recommendations';
export const completeRecommendation = 'POST /api/recommendations/:id/complete';
export const dismissRecommendation = 'POST /api/recommendations/:id/dismiss';
export const restoreRecommendation = 'POST /api/recommendations/:id/restore';
export const optimizationImpact = 'POST /api/calculate-optimization-impact';

export const profile = 'GET /api/business-profile';
export const saveProfile = 'POST /api/business-profile';
export const profileHistory = 'GET /api/business-profile/history';
export const accounts = 'GET /api/banking-info';
export const addAccount = 'POST /api/banking-info';
export const removeAccount = 'DELETE /api/banking-info/:id';
export const restoreAccount = 'POST /api/banking-info/:id/restore';

export const documents = 'GET /api/documents';
export const uploadDocument = 'POST /api/documents/upload';
export const documentUsage = 'GET /api/documents/usage';
export const document = 'GET /api/documents/:id';
export const documentFile = 'GET /api/documents/:id/file';
export const documentPreview = 'GET /api/documents/:id/preview';
export const moveDocument = 'PATCH /api/documents/:id';
export const removeDocument = 'DELETE /api/documents/:id';
export const restoreDocument = 'POST /api/documents/:id/restore';
export const reanalyzeDocument = 'POST /api/documents/:id/reanalyze';
export const reviewQueue = 'GET /api/review/documents';
export const reviewFile = 'GET /api/review/documents/:id/file';
export const reviewPreview = 'GET /api/review/documents/:id/preview';
export const verifyDocument = 'POST /api/review/documents/:id/verify';
export const rejectDocument = 'POST /api/review/documents/:id/reject';

export const lenderNetwork = 'GET /api/lender-network';
export const lenderFamilies = 'GET /api/lender-families';
export const naics = 'GET /api/naics';
export const removeSamples = 'DELETE /api/admin/lenders/samples';
export const lenderMatches = 'GET /api/lender-matches';
export const refreshMatches = 'POST /api/lender-matches/refresh';
export const compareLenders = 'GET /api/lender-matches/compare';
export const lenderMatch = 'GET /api/lender-matches/:id';
export const lenderPlan = 'GET /api/lender-matches/:id/plan';
export const catalogue = 'GET /api/admin/lenders';
export const setLenderActive = 'PATCH /api/admin/lenders/:id';
export const importCatalogue = 'POST /api/admin/lenders/imports';
export const applyImport = 'POST /api/admin/lenders/imports/:id/apply';
export const noteApplication = 'POST /api/lender-matches/:id/application';

export const subscription = 'GET /api/subscription';
export const startSubscription = 'POST /api/get-or-create-subscription';
export const invoices = 'GET /api/subscription/invoices';
export const cancelSubscription = 'POST /api/subscription/cancel';
export const resumeSubscription = 'POST /api/subscription/resume';
export const stripeWebhook = 'POST /api/webhooks/stripe';

export const erasure = 'GET /api/privacy/erasure';
export const askErasure = 'POST /api/privacy/erasure';
export const cancelErasure = 'DELETE /api/privacy/erasure';
export const erasureReceipt = 'GET /api/erasure-receipts/:id';
const exported = 'GET /api/privacy/export';
export { exported as export };
export const askExport = 'POST /api/privacy/export';
export const exportFile = 'GET /api/privacy/export/:id/file';
export const consents = 'GET /api/privacy/consents';
export const accessLog = 'GET /api/privacy/access-log';

export const audit = 'GET /api/admin/audit';
export const deadLetters = 'GET /api/admin/dead-letters';
export const requeueDeadLetters = 'POST /api/admin/dead-letters/requeue';
export const purgeDeadLetters = 'POST /api/admin/dead-letters/purge';
export const support = 'GET /api/admin/support';

export const events = 'GET /api/events';
export const siteConfig = 'GET /api/config';
export const openApi = 'GET /api/openapi.json';
export const apiDocs = 'GET /api/docs';
export const apiDocsScript = 'GET /api/docs/start.js';
