import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  defineRoute,
  type RouteContract,
  type RouteName,
  routes,
  subscriptionPlans,
} from '@groundwork/contracts';
import { Controller, Get } from '@nestjs/common';
import { z } from 'zod';
import { bearer, cookie, publicUrl, type RunningGateway, runGateway } from '../testing/gateway.ts';
import type { Person } from '../testing/people.ts';
import { controllers } from './gateway.features.ts';
import { gatewayModule } from './gateway.module.ts';
import { Route, ROUTE } from './http/route.decorator.ts';

let gateway: RunningGateway;
let ann: Person;

beforeAll(async () => {
  gateway = await runGateway();
  ann = gateway.identity.someone();
});
afterAll(() => gateway.stop());

type Callers = 'anonymous' | 'forger' | 'user' | 'reviewer' | 'admin';

interface Row {
  expected: Record<Callers, number>;
  body?: object;
}

const anyone = (status: number) => ({
  anonymous: status,
  forger: status,
  user: status,
  reviewer: status,
  admin: status,
});
const signedIn = (status: number) => ({ ...anyone(status), anonymous: 401, forger: 401 });
const admins = (status: number) => ({ ...signedIn(403), admin: status });
const account = {
  bankName: 'First Bank',
  accountNumber: '123456789',
  routingNumber: '021000021',
  currentBalance: 1,
};
const reviewers = (status: number) => ({ ...signedIn(403), reviewer: status });
const letters = { service: 'scoring', ids: ['6f1b2f0e-6d7f-4b55-9c61-0c8b4b6f2a10'] };
const credentials = { email: 'ann@example.com', password: 'correct horse' };

const onPage = (page: number) => ({ fromPage: page, toPage: page });
const anUndo = { version: 1, changes: [{ what: 'undo', correction: letters.ids[0] }] };

/** A new route fails here until an engineer adds its row. */
const table: Record<RouteName, Row> = {
  signup: { expected: anyone(201), body: { ...credentials, firstName: 'Ann', lastName: 'Lee' } },
  login: { expected: anyone(200), body: credentials },
  confirmIdentity: { expected: signedIn(204), body: { password: 'correct horse' } },
  renewToken: { expected: signedIn(200) },
  logout: { expected: signedIn(204) },
  loginPage: { expected: anyone(302) },
  logoutPage: { expected: anyone(302) },
  currentUser: { expected: signedIn(200) },
  changeName: { expected: signedIn(200), body: { firstName: 'Ann', lastName: 'Lee' } },
  changePicture: { expected: signedIn(415), body: {} },
  removePicture: { expected: signedIn(200) },
  picture: { expected: signedIn(404) },
  changePassword: {
    expected: signedIn(204),
    body: { currentPassword: 'correct horse', newPassword: 'another horse' },
  },
  changeEmail: { expected: signedIn(202), body: credentials },
  sessions: { expected: signedIn(200) },
  endSession: { expected: signedIn(404) },
  endOtherSessions: { expected: signedIn(200) },
  startMfa: { expected: signedIn(200), body: { password: 'correct horse' } },
  confirmMfa: { expected: signedIn(200), body: { otp: '123456' } },
  renewRecoveryCodes: { expected: signedIn(200), body: { password: 'correct horse', otp: '123456' } },
  stopMfa: { expected: signedIn(200), body: { password: 'correct horse', otp: '123456' } },
  forgotPassword: { expected: anyone(202), body: { email: 'ann@example.com' } },
  resetPassword: { expected: anyone(204), body: { token: 'once', password: 'another horse' } },
  confirmEmail: { expected: anyone(204), body: { token: 'once' } },
  notices: { expected: signedIn(200) },
  readNotice: { expected: signedIn(404) },
  readAllNotices: { expected: signedIn(200) },
  noticePreferences: { expected: signedIn(200) },
  changeNoticePreference: {
    expected: signedIn(200),
    body: { kind: 'score-changed', inApp: true, byMail: false },
  },
  endSessionsOfUser: { expected: admins(404) },
  issueResetLink: { expected: admins(404) },
  staffRequests: { expected: admins(200) },
  approveStaffRequest: { expected: admins(404) },
  rejectStaffRequest: { expected: admins(404) },
  users: { expected: admins(200) },
  // the path contains the literal ":id", which is not valid
  changeRole: { expected: admins(404), body: { role: 'reviewer' } },
  allBusinesses: { expected: admins(200) },
  allPractices: { expected: admins(200) },
  givePracticePlan: { expected: admins(404), body: { plan: 'master', until: null, reason: 'A reason' } },
  assignManager: { expected: admins(404), body: { name: 'Max Roth', email: 'max@example.com' } },
  givePlan: { expected: admins(404), body: { plan: 'professional', until: null, reason: 'A reason' } },
  dashboard: { expected: signedIn(200) },
  score: { expected: signedIn(200) },
  recalculateScore: { expected: signedIn(200) },
  // a request without a target or ids would return 400 next
  scorePlan: { expected: signedIn(403) },
  lenderPlan: { expected: signedIn(403) },
  scoreHistory: { expected: signedIn(200) },
  provenScore: { expected: signedIn(200) },
  provenHistory: { expected: signedIn(200) },
  figures: { expected: signedIn(200) },
  figure: { expected: signedIn(404) },
  settleFigure: { expected: signedIn(404), body: { use: 'said' } },
  undoFigure: { expected: signedIn(409) },
  settleFigures: { expected: signedIn(404), body: { ids: [{ field: 'nothing', use: 'said' }] } },
  undoFigures: { expected: signedIn(409) },
  scoreInput: { expected: signedIn(200) },
  recommendations: { expected: signedIn(200) },
  completeRecommendation: { expected: signedIn(404) },
  dismissRecommendation: { expected: signedIn(404) },
  restoreRecommendation: { expected: signedIn(404) },
  optimizationImpact: { expected: signedIn(200), body: { proposedChanges: [] } },
  profile: { expected: signedIn(200) },
  saveProfile: { expected: signedIn(200), body: {} },
  proposals: { expected: signedIn(200) },
  applyProposals: { expected: signedIn(200), body: { all: true } },
  dismissProposal: { expected: signedIn(200) },
  undoProposals: { expected: signedIn(200) },
  profileHistory: { expected: signedIn(200) },
  accounts: { expected: signedIn(200) },
  addAccount: { expected: signedIn(201), body: account },
  removeAccount: { expected: signedIn(404) },
  restoreAccount: { expected: signedIn(404), body: {} },
  bankFiles: { expected: signedIn(200) },
  uploadBankFile: { expected: signedIn(415), body: {} },
  bankFile: { expected: signedIn(404) },
  answerBankFile: { expected: signedIn(404), body: { account: { id: letters.ids[0] } } },
  applyBankFile: { expected: signedIn(404), body: { planVersion: 1 } },
  undoBankFile: { expected: signedIn(404) },
  removeBankFile: { expected: signedIn(404) },
  ledgerAccounts: { expected: signedIn(200) },
  changeLedgerAccount: { expected: signedIn(404), body: { bankName: 'First Bank' } },
  removeLedgerAccount: { expected: signedIn(404) },
  bankRows: { expected: signedIn(200) },
  correctBankRow: { expected: signedIn(404), body: { class: null } },
  cashFlow: { expected: signedIn(200) },
  cashFlowRules: { expected: signedIn(200) },
  evidence: { expected: signedIn(200) },
  documents: { expected: signedIn(200) },
  documentUsage: { expected: signedIn(200) },
  document: { expected: signedIn(404) },
  documentFile: { expected: signedIn(404) },
  documentPreview: { expected: signedIn(404) },
  documentRows: { expected: signedIn(404) },
  correctFigures: { expected: signedIn(404), body: anUndo },
  moveDocument: { expected: signedIn(404), body: { category: 'tax_documents' } },
  removeDocument: { expected: signedIn(404) },
  restoreDocument: { expected: signedIn(404), body: {} },
  reanalyzeDocument: { expected: signedIn(404), body: {} },
  answerHolder: { expected: signedIn(404), body: { answer: 'remove' } },
  splitDocument: { expected: signedIn(404), body: { parts: [onPage(1), onPage(2)] } },
  reviewQueue: { expected: reviewers(200) },
  reviewFile: { expected: reviewers(404) },
  reviewPreview: { expected: reviewers(404) },
  reviewRows: { expected: reviewers(404) },
  reviewFigures: { expected: reviewers(404), body: anUndo },
  verifyDocument: { expected: reviewers(404), body: {} },
  rejectDocument: { expected: reviewers(404), body: { reason: 'no' } },
  // 415 shows that the guard admitted the caller: a JSON body is no form
  uploadDocument: { expected: signedIn(415), body: {} },
  addDocument: { expected: signedIn(415), body: {} },
  removeSamples: { expected: admins(200) },
  factsToCheck: { expected: admins(200) },
  verifyFact: { expected: admins(404), body: { verifiedOn: '2026-11-20' } },
  catalogue: { expected: admins(200) },
  setLenderActive: { expected: admins(404), body: { active: false } },
  importCatalogue: { expected: admins(415), body: {} },
  criteriaSchema: { expected: anyone(200) },
  checkCriteria: { expected: anyone(200), body: { format: 'groundwork-lender-criteria/1' } },
  feeds: { expected: admins(200) },
  addFeed: { expected: admins(201), body: { name: 'Bank', slug: 'bank', url: 'https://bank.example' } },
  changeFeed: { expected: admins(404), body: {} },
  removeFeed: { expected: admins(404) },
  fetchFeed: { expected: admins(404) },
  feedPlan: { expected: admins(404) },
  applyFeed: { expected: admins(404), body: { planVersion: 1 } },
  rejectFeed: { expected: admins(404), body: { planVersion: 1 } },
  lenderRecords: { expected: signedIn(200) },
  ownLenderRecords: { expected: signedIn(200) },
  // 400 shows that the guard admitted the caller: the state is missing
  recordPlaces: { expected: signedIn(400) },
  openRecordUpload: {
    expected: admins(201),
    body: { name: 'loans.csv', size: 1, sha256: 'a'.repeat(64) },
  },
  recordUploads: { expected: admins(200) },
  recordUpload: { expected: admins(404) },
  sendRecordPart: { expected: admins(404), body: {} },
  recordAside: { expected: admins(404) },
  applyRecords: { expected: admins(404), body: {} },
  cancelRecordUpload: { expected: admins(404) },
  recordSnapshots: { expected: admins(200) },
  removeRecordSnapshot: { expected: admins(404) },
  applyImport: { expected: admins(404), body: {} },
  lenderNetwork: { expected: signedIn(200) },
  lenderFrontier: { expected: signedIn(200) },
  lenderFamilies: { expected: signedIn(200) },
  naics: { expected: signedIn(200) },
  lenderMatches: { expected: signedIn(200) },
  refreshMatches: { expected: signedIn(200), body: {} },
  lenderCarry: { expected: signedIn(200) },
  lenderPrograms: { expected: signedIn(200) },
  compareLenders: { expected: signedIn(403) },
  lenderMatch: { expected: signedIn(404) },
  noteApplication: { expected: signedIn(404), body: { status: 'applied' } },
  previewPackage: { expected: signedIn(403), body: { title: 'A file' } },
  createPackage: { expected: signedIn(403), body: { title: 'A file' } },
  packages: { expected: signedIn(200) },
  package: { expected: signedIn(404) },
  addPackageVersion: { expected: signedIn(403), body: {} },
  checkPackagePage: { expected: signedIn(403), body: {} },
  packagePage: { expected: signedIn(404) },
  packageFile: { expected: signedIn(404) },
  packageMemo: { expected: signedIn(404) },
  withdrawPackage: { expected: signedIn(404) },
  packageVisits: { expected: signedIn(404) },
  packageLinks: { expected: signedIn(404) },
  addPackageLink: { expected: signedIn(403), body: {} },
  changePackageLink: { expected: signedIn(403), body: {} },
  revokePackageLink: { expected: signedIn(404) },
  unlockPackageLink: { expected: signedIn(403) },
  showPackageCode: { expected: signedIn(403) },
  lenderRequests: { expected: signedIn(200) },
  answerLenderRequest: { expected: signedIn(403), body: {} },
  declineLenderRequest: { expected: signedIn(404), body: {} },
  documentRequests: { expected: signedIn(200) },
  addDocumentRequest: { expected: signedIn(400), body: {} },
  remindDocumentRequest: { expected: signedIn(404) },
  closeDocumentRequest: { expected: signedIn(404) },
  documentRequestLink: { expected: signedIn(404) },
  deadlines: { expected: signedIn(200) },
  openDocumentRequest: { expected: anyone(404), body: { token: 'x'.repeat(43) } },
  answerDocumentRequest: { expected: anyone(415), body: {} },
  // the token or the session of a link admits the caller
  openSharedLink: { expected: anyone(404), body: { token: 'x'.repeat(43) } },
  beginSharedSession: { expected: anyone(404), body: { token: 'x'.repeat(43), code: '123456' } },
  sharedPackage: { expected: anyone(401) },
  sharedPage: { expected: anyone(404) },
  sharedScore: { expected: anyone(401) },
  mailSharedCode: { expected: anyone(404), body: { token: 'x'.repeat(43) } },
  startSharedDownload: { expected: anyone(401) },
  sharedDownload: { expected: anyone(404) },
  sharedRequests: { expected: anyone(401) },
  addSharedRequest: { expected: anyone(401), body: { title: 'One', dueDay: '2026-12-01' } },
  recordSharedView: { expected: anyone(401), body: { itemId: 'memo', page: 1, seconds: 1 } },
  signingKeys: { expected: anyone(200) },
  subscription: { expected: signedIn(200) },
  startSubscription: { expected: signedIn(503), body: { plan: 'professional' } },
  invoices: { expected: signedIn(200) },
  cancelSubscription: { expected: signedIn(409) },
  resumeSubscription: { expected: signedIn(409) },
  // the signature admits the caller, not a session
  stripeWebhook: { expected: anyone(400), body: {} },
  erasure: { expected: signedIn(200) },
  askErasure: { expected: signedIn(202), body: { password: 'correct horse' } },
  cancelErasure: { expected: signedIn(200) },
  // public, because its reader has no account any more
  erasureReceipt: { expected: anyone(404) },
  export: { expected: signedIn(200) },
  askExport: { expected: signedIn(202), body: {} },
  exportFile: { expected: signedIn(404) },
  consents: { expected: signedIn(200) },
  shareConsents: { expected: signedIn(200) },
  accessLog: { expected: signedIn(200) },
  businesses: { expected: signedIn(200) },
  // 400 shows that the guard admitted the caller: the body is missing
  addBusiness: { expected: signedIn(400) },
  renameBusiness: { expected: signedIn(404), body: { name: 'Sunrise Bakery' } },
  eraseBusiness: { expected: signedIn(404), body: { password: 'correct horse' } },
  keepBusiness: { expected: signedIn(404) },
  leaveBusiness: { expected: signedIn(404) },
  people: { expected: signedIn(200) },
  changeGrant: { expected: signedIn(404), body: {} },
  endGrant: { expected: signedIn(404) },
  invitations: { expected: signedIn(200) },
  invite: { expected: signedIn(400) },
  withdrawInvitation: { expected: signedIn(404) },
  readInvitation: { expected: anyone(400) },
  acceptInvitation: { expected: signedIn(400) },
  declineInvitation: { expected: anyone(400) },
  practices: { expected: signedIn(200) },
  addPractice: { expected: signedIn(400) },
  changePractice: { expected: signedIn(404), body: { name: 'Lee Accounting' } },
  closePractice: { expected: signedIn(404), body: { password: 'correct horse' } },
  managerPicture: { expected: signedIn(404) },
  practiceStaff: { expected: signedIn(404) },
  changeStaff: { expected: signedIn(404), body: { role: 'staff' } },
  removeStaff: { expected: signedIn(404) },
  practiceInvitations: { expected: signedIn(404) },
  practiceInvite: { expected: signedIn(404), body: { kind: 'client', email: 'ann@example.com' } },
  withdrawPracticeInvitation: { expected: signedIn(404) },
  changeBrand: { expected: signedIn(404), body: { name: 'Lee Accounting' } },
  removeBrand: { expected: signedIn(404) },
  checkBrandHost: { expected: signedIn(404) },
  setBrandLogo: { expected: signedIn(404), body: {} },
  confirmReplyTo: { expected: anyone(204), body: { token: 'once' } },
  brandLogo: { expected: anyone(404) },
  practiceClients: { expected: signedIn(404) },
  changeClient: { expected: signedIn(404), body: { stage: 'ready' } },
  endClient: { expected: signedIn(404) },
  clientNotes: { expected: signedIn(404) },
  addClientNote: { expected: signedIn(404), body: { text: 'Waits for papers.' } },
  changeClientNote: { expected: signedIn(404), body: { text: 'Waits for papers.' } },
  deleteClientNote: { expected: signedIn(404) },
  audit: { expected: admins(200) },
  deadLetters: { expected: admins(200) },
  requeueDeadLetters: { expected: admins(200), body: letters },
  purgeDeadLetters: { expected: admins(200), body: letters },
  // 400 shows that the guard admitted the caller: the search text is missing
  blankForms: { expected: admins(200) },
  support: { expected: admins(400) },
  events: { expected: signedIn(200) },
  siteConfig: { expected: anyone(200) },
  openApi: { expected: anyone(200) },
  apiDocs: { expected: anyone(200) },
  apiDocsScript: { expected: anyone(200) },
};

const tokenOf: Record<Callers, () => string | undefined> = {
  anonymous: () => undefined,
  forger: () => 'x'.repeat(43),
  user: () => gateway.identity.someone('user').token,
  reviewer: () => gateway.identity.someone('reviewer').token,
  admin: () => gateway.identity.someone('admin').token,
};

async function statusOf(route: RouteContract, token: string | undefined, body: object | undefined) {
  const leave = new AbortController();
  const { status } = await fetch(`${gateway.url}${route.path}`, {
    method: route.method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...(token && bearer(token)) },
    ...(body && { body: JSON.stringify(body) }),
    signal: leave.signal,
  });
  leave.abort();
  return status;
}

const planRoute = defineRoute({
  method: 'GET',
  path: '/api/test-plan',
  access: 'account',
  needs: 'goalPlanner',
  summary: 'Of a feature some plans have',
  description: 'For this test',
  status: 200,
  reply: z.object({}),
});

describe('access to a route', () => {
  it.each(Object.entries(table))(
    '%s: returns the expected status to each caller',
    async (name, { expected, body }) => {
      const route: RouteContract = routes[name as RouteName];
      const statuses: Record<string, number> = {};
      for (const [caller, token] of Object.entries(tokenOf)) {
        statuses[caller] = await statusOf(route, token(), body);
      }
      expect(statuses).toEqual(expected);
    },
  );

  it('has an expectation for each declared route', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(routes).sort());
  });

  it('binds each declared route to one handler, and binds nothing else', () => {
    const handlers = controllers.flatMap(({ prototype }) =>
      Object.getOwnPropertyNames(prototype)
        .filter((name) => name !== 'constructor')
        .map((name) => Object.getOwnPropertyDescriptor(prototype, name)?.value as object)
        .filter((method) => Reflect.hasMetadata('path', method)),
    );
    const address = (route: RouteContract | undefined) => `${route?.method} ${route?.path}`;
    const bound = handlers.map((method) => address(Reflect.getMetadata(ROUTE, method) as RouteContract));
    expect(bound.sort()).toEqual(Object.values(routes).map(address).sort());
  });

  it('does not reach a handler without a route, even with a valid token', async () => {
    @Controller()
    class Undeclared {
      @Get('api/undeclared')
      answer(): string {
        return 'secret';
      }
    }
    const undeclared = await runGateway({
      beside: gateway,
      module: (config) => ({ ...gatewayModule(config), controllers: [...controllers, Undeclared] }),
    });
    const { token } = undeclared.identity.someone('admin');
    const answer = await fetch(`${undeclared.url}/api/undeclared`, { headers: bearer(token) });
    const text = await answer.text();
    await undeclared.stop();
    expect(answer.status).toBe(500);
    expect(text).not.toContain('secret');
  });

  it('returns 403 and the fitting plans when the plan does not include the route', async () => {
    @Controller()
    class Planner {
      @Route(planRoute)
      answer(): Record<string, never> {
        return {};
      }
    }
    const withPlanner = await runGateway({
      beside: gateway,
      module: (config) => ({ ...gatewayModule(config), controllers: [...controllers, Planner] }),
    });
    const statuses: Record<string, unknown> = {};
    for (const plan of subscriptionPlans) {
      const person = withPlanner.identity.someone();
      withPlanner.identity.assignPlan(person, plan);
      const answer = await fetch(`${withPlanner.url}${planRoute.path}`, { headers: bearer(person.token) });
      statuses[plan] = answer.ok ? answer.status : [answer.status, await answer.json()];
    }
    await withPlanner.stop();
    const message =
      'Goal planner comes with Individual, Professional, and Master Partner. Change your plan to use it.';
    expect(statuses).toEqual({
      starter: [403, { code: 'PLAN_NEEDED', message }],
      individual: 200,
      professional: 200,
      master: 200,
    });
  });

  it.each(['Basic YW5uOmFubg==', 'Bearer', 'Bearer ', `Bearer ${'x'.repeat(201)}`, 'bearer a b'])(
    'returns 401 for the authorization "%s"',
    async (authorization) => {
      const answer = await fetch(`${gateway.url}/api/user`, { headers: { authorization } });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ code: 'UNAUTHENTICATED', message: 'Please sign in.' });
    },
  );
});

describe('a write with the session cookie', () => {
  const save = (headers: Record<string, string>) =>
    fetch(`${gateway.url}/api/business-profile`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    });

  it.each(['https://evil.example', 'null', `${publicUrl}.evil.example`, `${publicUrl}:1`, ''])(
    'returns 403 for the origin "%s"',
    async (origin) => {
      const answer = await save({ ...cookie(ann.token), origin });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' });
    },
  );

  it('returns 403 without an origin', async () => {
    expect((await save(cookie(ann.token))).status).toBe(403);
  });

  it('accepts the public origin and the origin of the called address', async () => {
    expect((await save({ ...cookie(ann.token), origin: publicUrl })).status).toBe(200);
    expect((await save({ ...cookie(ann.token), origin: gateway.url })).status).toBe(200);
  });

  it('needs no origin with a bearer token, and a read needs none', async () => {
    expect((await save({ ...bearer(ann.token), origin: 'https://evil.example' })).status).toBe(200);
    const read = await fetch(`${gateway.url}/api/user`, { headers: cookie(ann.token) });
    expect(await read.json()).toEqual(ann.user);
  });

  it('returns 401 with a wrong bearer token, even with a valid cookie', async () => {
    const both = { ...cookie(ann.token), ...bearer('wrong'), origin: publicUrl };
    expect((await save(both)).status).toBe(401);
  });
});
