import { z } from 'zod';
import { enclosedScore } from '../enclosed-score.ts';
import { userId } from '../ids.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { buildFailure, builtPackage, buildStep, drawnPage, enclosedFiles } from '../package-build.ts';
import {
  answerRequestBody,
  declineRequestBody,
  lenderRequest,
  lenderRequestBody,
  lenderRequestId,
  lenderRequestQuery,
  sharedRequest,
} from '../lender-requests.ts';
import {
  changeLinkBody,
  downloadAddress,
  downloadTicket,
  linkId,
  linkToken,
  mailedCode,
  newPackageLink,
  openedLink,
  packageLink,
  packageLinkBody,
  packageVisit,
  pageViewBody,
  phoneCode,
  shareConsent,
  sharedItemId,
  sharedPackage,
  shareSession,
  shareSessionBody,
} from '../package-links.ts';
import {
  checkPageBody,
  formState,
  packageChoice,
  packageId,
  packagePreview,
  packageView,
  signingKey,
} from '../packages.ts';
import { boundedText, mostCharacters, nameText, x25519Key } from '../texts.ts';
import { defineChange, defineRpc } from './define.ts';

const owner = z.object({ userId });
const done = z.object({});
const ownPackage = { packageId };
const ownLink = { linkId };
const sealedFor = { receiver: x25519Key };

/** A stored object of a package with its key, encrypted for the receiver. */
const packageFile = z.object({
  packageId,
  storageKey: z.string(),
  key: z.string(),
  name: z.string(),
});
export type PackageFile = z.infer<typeof packageFile>;

const ownerCalls = {
  preview: defineChange('rpc.sharing.preview.v1', { choice: packageChoice }, packagePreview),
  create: defineChange('rpc.sharing.create.v1', { choice: packageChoice }, packageView),
  packages: defineRpc('rpc.sharing.packages.v1', owner.extend({ page: pageQuery }), pageOf(packageView)),
  package: defineRpc('rpc.sharing.package.v1', owner.extend(ownPackage), packageView),
  addVersion: defineChange(
    'rpc.sharing.add-version.v1',
    { ...ownPackage, choice: packageChoice.optional() },
    packageView,
  ),
  checkPage: defineChange('rpc.sharing.check-page.v1', { ...ownPackage, check: checkPageBody }, packageView),
  openFile: defineChange(
    'rpc.sharing.open-file.v1',
    { ...ownPackage, ...sealedFor, part: z.enum(['zip', 'memo']) },
    packageFile,
  ),
  ownPage: defineRpc(
    'rpc.sharing.own-page.v1',
    owner.extend({ ...ownPackage, ...sealedFor, itemId: sharedItemId, page: z.number().int() }),
    packageFile,
  ),
  withdraw: defineChange('rpc.sharing.withdraw.v1', ownPackage, done),
  links: defineRpc('rpc.sharing.links.v1', owner.extend(ownPackage), z.array(packageLink)),
  addLink: defineChange('rpc.sharing.add-link.v1', { ...ownPackage, link: packageLinkBody }, newPackageLink),
  changeLink: defineChange('rpc.sharing.change-link.v1', { ...ownLink, change: changeLinkBody }, packageLink),
  revokeLink: defineChange('rpc.sharing.revoke-link.v1', ownLink, packageLink),
  unlockLink: defineChange('rpc.sharing.unlock-link.v1', ownLink, packageLink),
  showCode: defineChange('rpc.sharing.show-code.v1', ownLink, phoneCode),
  visits: defineRpc(
    'rpc.sharing.visits.v1',
    owner.extend({ ...ownPackage, page: pageQuery }),
    pageOf(packageVisit),
  ),
};

const ownRequest = { requestId: lenderRequestId };

const requestCalls = {
  requests: defineRpc(
    'rpc.sharing.requests.v1',
    owner.extend({ page: lenderRequestQuery }),
    pageOf(lenderRequest),
  ),
  answerRequest: defineChange(
    'rpc.sharing.answer-request.v1',
    { ...ownRequest, answer: answerRequestBody },
    lenderRequest,
  ),
  declineRequest: defineChange(
    'rpc.sharing.decline-request.v1',
    { ...ownRequest, answer: declineRequestBody },
    lenderRequest,
  ),
  consents: defineRpc('rpc.sharing.consents.v1', owner.extend({ page: pageQuery }), pageOf(shareConsent)),
  fileKey: defineRpc(
    'rpc.sharing.file-key.v1',
    owner.extend({ ...ownPackage, ...sealedFor }),
    z.object({ key: z.string() }),
  ),
};

const build = { ...ownPackage, userId, version: z.number().int() };

/** A worker builds a version. A call for an older version changes nothing. */
const buildCalls = {
  buildStep: defineRpc('rpc.sharing.build-step.v1', z.object(build), buildStep),
  buildKey: defineRpc(
    'rpc.sharing.build-key.v1',
    z.object({ ...build, ...sealedFor }),
    z.object({ key: z.string(), numbers: z.string() }),
  ),
  recordPage: defineRpc(
    'rpc.sharing.record-page.v1',
    z.object({ ...build, ...drawnPage.shape }),
    z.object({ isInWork: z.boolean().default(true) }),
  ),
  sealBuild: defineRpc(
    'rpc.sharing.seal-build.v1',
    z.object({ ...build, files: enclosedFiles }),
    z.object({ manifest: z.string(), signature: z.string() }),
  ),
  recordBuild: defineRpc('rpc.sharing.record-build.v1', z.object({ ...build, ...builtPackage.shape }), done),
  failBuild: defineRpc('rpc.sharing.fail-build.v1', z.object({ ...build, ...buildFailure.shape }), done),
};

const session = { session: boundedText(mostCharacters.token) };

/** Calls for a recipient: a token or a session is their only right. */
const recipientCalls = {
  openLink: defineRpc('rpc.sharing.open-link.v1', z.object({ token: linkToken }), openedLink),
  beginSession: defineRpc(
    'rpc.sharing.begin-session.v1',
    shareSessionBody.extend({ clientAddress: nameText.optional() }),
    shareSession,
  ),
  mailCode: defineRpc('rpc.sharing.mail-code.v1', z.object({ token: linkToken }), mailedCode),
  startDownload: defineRpc('rpc.sharing.start-download.v1', z.object(session), downloadAddress),
  download: defineRpc(
    'rpc.sharing.download.v1',
    z.object({ ticket: downloadTicket, ...sealedFor }),
    packageFile.extend({ linkId }),
  ),
  sharedRequests: defineRpc(
    'rpc.sharing.shared-requests.v1',
    z.object({ ...session, page: pageQuery }),
    pageOf(sharedRequest),
  ),
  addRequest: defineRpc(
    'rpc.sharing.add-request.v1',
    z.object({ ...session, request: lenderRequestBody }),
    sharedRequest,
  ),
  shared: defineRpc('rpc.sharing.shared.v1', z.object(session), sharedPackage),
  sharedPage: defineRpc(
    'rpc.sharing.shared-page.v1',
    z.object({ ...session, ...sealedFor, itemId: sharedItemId, page: z.number().int() }),
    packageFile.extend({ watermark: z.string() }),
  ),
  sharedScore: defineRpc('rpc.sharing.shared-score.v1', z.object(session), enclosedScore),
  recordView: defineRpc('rpc.sharing.record-view.v1', z.object({ ...session, view: pageViewBody }), done),
  forms: defineRpc('rpc.sharing.forms.v1', z.object({}), z.array(formState)),
  signingKeys: defineRpc('rpc.sharing.signing-keys.v1', z.object({}), z.array(signingKey)),
};

export const sharingRpc = { ...ownerCalls, ...requestCalls, ...buildCalls, ...recipientCalls };
