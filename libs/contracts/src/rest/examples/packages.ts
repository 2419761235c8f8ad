import type { z } from 'zod';
import type { packageLink, packageVisit } from '../../package-links.ts';
import { packageChoice, type packageView } from '../../packages.ts';
import type { packageLinkRoutes, packageRoutes } from '../package.routes.ts';
import type { sharedRoutes } from '../shared.routes.ts';
import { aSharedRequest } from './lender-requests.ts';
import { aPage, type ExamplesOf, idOf, later, moment, whole } from './example.ts';

const packageId = idOf(91);
const itemId = idOf(92);
const linkId = idOf(93);
const documentId = idOf(11);
const token = 'kJ9x2mVb7QeTz4RfLw8YsN1cPd6HgA3uXo5iBvKtZrE';

const aChoice = (): z.output<typeof packageChoice> =>
  packageChoice.parse({
    title: 'First Bank of Riverbend',
    lenderName: 'First Bank of Riverbend',
    documentIds: [documentId],
  });

const missing = whole({ code: 'PROVEN', text: 'No document or bank file proves a figure yet.' });
const anItem = {
  id: itemId,
  kind: 'business_checking',
  period: '2026-10',
  pages: 4,
  state: 'unchanged',
} as const;

const aPackage = (): z.input<typeof packageView> => ({
  id: packageId,
  version: 1,
  title: 'First Bank of Riverbend',
  lenderName: 'First Bank of Riverbend',
  state: 'ready',
  progress: { done: 5, total: 5 },
  reason: null,
  createdAt: moment,
  frozenAt: moment,
  stated: 612,
  proven: null,
  rulesVersion: '1.2',
  pages: 7,
  bytes: 1_204_331,
  items: [{ ...anItem, documentId, masked: true }],
  pagesToCheck: [],
  parts: ['cover', 'request', 'score', 'documents'],
  opened: [],
  originals: [],
  missing,
  links: { active: 1 },
  lastVisitAt: later,
  outdated: false,
  worksheets: [],
});

const aLink = (): z.input<typeof packageLink> => ({
  id: linkId,
  packageId,
  name: 'Ann Lee',
  email: 'ann@bank.example',
  organization: 'First Bank of Riverbend',
  mode: 'view',
  state: 'active',
  expiresAt: later,
  createdAt: moment,
  lastVisitAt: null,
});

const aVisit = (): z.input<typeof packageVisit> => ({
  id: idOf(94),
  linkId,
  recipient: 'Ann Lee',
  openedAt: moment,
  lastSeenAt: moment,
  seconds: 84,
  downloads: 0,
  pages: [{ itemId: 'memo', page: 1, seconds: 84, firstAt: moment }],
});

const ownPackage = { id: packageId };
const ownLink = { id: linkId };

export const packageExamples: ExamplesOf<typeof packageRoutes> = {
  previewPackage: {
    body: aChoice(),
    reply: {
      documents: [{ documentId, kind: 'business_checking', period: '2026-10', pages: 4 }],
      missing,
      masked: [{ number: 'ssn', shown: '***-**-1234', opened: false }],
      bytes: 184_233,
      consentText: '2026-11',
    },
  },
  createPackage: { body: aChoice(), reply: { ...aPackage(), state: 'building', bytes: null } },
  packages: { query: aPage, reply: whole(aPackage()) },
  package: { params: ownPackage, reply: aPackage() },
  addPackageVersion: {
    params: ownPackage,
    body: { choice: aChoice() },
    reply: { ...aPackage(), version: 2, state: 'building', bytes: null },
  },
  checkPackagePage: { params: ownPackage, body: { itemId, page: 2, ok: true }, reply: aPackage() },
  packagePage: { params: { id: packageId, itemId, page: 2 } },
  packageFile: { params: ownPackage },
  packageMemo: { params: ownPackage },
  withdrawPackage: { params: ownPackage, reply: { success: true } },
  packageVisits: { params: ownPackage, query: aPage, reply: whole(aVisit()) },
};

export const packageLinkExamples: ExamplesOf<typeof packageLinkRoutes> = {
  packageLinks: { params: ownPackage, query: aPage, reply: whole(aLink()) },
  addPackageLink: {
    params: ownPackage,
    body: { name: 'Ann Lee', email: 'ann@bank.example', organization: null, mode: 'view', expiresAt: later },
    reply: { link: aLink(), url: `https://app.example.com/s#${token}` },
  },
  changePackageLink: { params: ownLink, body: { mode: 'download' }, reply: { ...aLink(), mode: 'download' } },
  revokePackageLink: { params: ownLink, reply: { ...aLink(), state: 'revoked' } },
  unlockPackageLink: { params: ownLink, reply: aLink() },
  showPackageCode: { params: ownLink, reply: { code: '402716', expiresAt: later } },
};

const input = {
  today: '2026-11-20',
  rulesVersion: '1.2',
  figures: {},
  accounts: [],
  documents: [],
  unanswered: [],
};

export const sharedExamples: ExamplesOf<typeof sharedRoutes> = {
  openSharedLink: {
    body: { token },
    reply: { recipientHint: 'a•••@bank.example', organization: null, expiresAt: later },
  },
  beginSharedSession: { body: { token, code: '402716' }, reply: { session: token, expiresAt: later } },
  sharedPackage: {
    reply: {
      title: 'First Bank of Riverbend',
      business: 'Harbor Street Bakery LLC',
      version: 1,
      frozenAt: moment,
      mode: 'view',
      stated: 612,
      proven: null,
      parts: ['cover', 'request', 'score', 'documents'],
      memoPages: 3,
      items: [{ ...anItem, notice: null }],
      missing,
    },
  },
  mailSharedCode: { body: { token }, reply: { expiresInSeconds: 900 } },
  startSharedDownload: { reply: { url: `/api/shared/downloads/${token}` } },
  sharedDownload: { params: { ticket: token } },
  sharedRequests: { query: aPage, reply: whole(aSharedRequest()) },
  addSharedRequest: {
    body: { title: 'Bank statement of October', note: 'All pages, please.', dueDay: '2026-12-01' },
    reply: aSharedRequest(),
  },
  sharedPage: { params: { itemId: 'memo', page: 1 } },
  sharedScore: {
    reply: {
      input,
      result: {
        stated: {
          totalScore: 0,
          level: 'Needs Improvement',
          rulesVersion: '1.2',
          factors: {
            breakdown: {
              creditScore: aFactor(0.35),
              businessFinancials: aFactor(0.3),
              documentCompleteness: aFactor(0.2),
              riskAssessment: aFactor(0.15),
            },
          },
        },
        proven: null,
      },
      provenInput: null,
    },
  },
  recordSharedView: { body: { itemId: 'memo', page: 1, seconds: 5 } },
  signingKeys: {
    reply: [
      {
        keyId: '9f86d081884c7d65',
        algorithm: 'Ed25519',
        publicKey: 'A6EHv/POEL4dcN0Y50vAmWfk1jCbpQ1fHdyGZBJVMbg=',
        from: null,
        until: null,
      },
    ],
  },
};

function aFactor(weight: number) {
  return { score: 0, weight, contribution: 0, details: 'No answer counts yet.', criteria: [] };
}
