import { z } from 'zod';
import { enclosedScore } from '../enclosed-score.ts';
import { lenderRequestBody, sharedRequest } from '../lender-requests.ts';
import { listOf, pageQuery } from '../lists.ts';
import {
  downloadAddress,
  downloadTicket,
  mailedCode,
  openedLink,
  openLinkBody,
  pageViewBody,
  sharedItemId,
  sharedPackage,
  shareSession,
  shareSessionBody,
} from '../package-links.ts';
import { signingKey } from '../packages.ts';
import { numberText } from '../texts.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

const inSession = ['SHARE_SESSION_ENDED', 'LINK_GONE'] as const;

export const sharedRoutes = {
  openSharedLink: defineRoute({
    ...at(addresses.openSharedLink),
    access: 'public',
    summary: 'Open a link to a lender’s file',
    description: 'Names its reader by a hint. This is no visit yet.',
    body: openLinkBody,
    errors: ['LINK_GONE'],
    status: 200,
    reply: openedLink,
  }),
  beginSharedSession: defineRoute({
    ...at(addresses.beginSharedSession),
    access: 'public',
    summary: 'Enter the code of a link',
    description:
      'Begins a visit of two hours. Send Authorization: Share with the session. A code has five tries; after twenty wrong codes the link is locked.',
    body: shareSessionBody,
    errors: ['LINK_GONE', 'CODE_WRONG', 'LINK_LOCKED'],
    status: 201,
    reply: shareSession,
  }),
  mailSharedCode: defineRoute({
    ...at(addresses.mailSharedCode),
    access: 'public',
    summary: 'Mail a code to the reader of a link',
    description:
      'Goes to the address that the owner entered. Replaces each earlier code. Without mail, the owner gives a code by phone.',
    body: openLinkBody,
    errors: ['LINK_GONE', 'LINK_LOCKED', 'TOO_MANY_CODES', 'MAIL_NOT_CONFIGURED'],
    status: 202,
    reply: mailedCode,
  }),
  sharedPackage: defineRoute({
    ...at(addresses.sharedPackage),
    access: 'public',
    summary: 'Get the lender’s file of a session',
    description: 'Shows the newest version that is built.',
    errors: [...inSession, 'PACKAGE_NOT_READY'],
    status: 200,
    reply: sharedPackage,
  }),
  sharedPage: defineRoute({
    ...at(addresses.sharedPage),
    access: 'public',
    summary: 'Get the picture of a page with a watermark',
    description: 'itemId memo is the memo. The watermark names the reader, the time and the link.',
    params: z.object({ itemId: sharedItemId, page: numberText(z.int().min(1).max(400)) }),
    errors: [...inSession, 'PAGE_NOT_FOUND', 'ITEM_REMOVED', 'PACKAGE_NOT_READY', 'FILE_DAMAGED'],
    status: 200,
    produces: 'image/png',
    reply: null,
  }),
  sharedScore: defineRoute({
    ...at(addresses.sharedScore),
    access: 'public',
    summary: 'Get the score with the input that computes it again',
    description: 'The input has figures of the scorecard, no names, ids or account numbers.',
    errors: [...inSession, 'PAGE_NOT_FOUND', 'PACKAGE_NOT_READY'],
    status: 200,
    reply: enclosedScore,
  }),
  recordSharedView: defineRoute({
    ...at(addresses.recordSharedView),
    access: 'public',
    summary: 'Report how long a page was in view',
    description: 'The sum of a visit is never above the time since it began.',
    body: pageViewBody,
    errors: [...inSession, 'PAGE_NOT_FOUND', 'PACKAGE_NOT_READY'],
    status: 204,
    reply: null,
  }),
  startSharedDownload: defineRoute({
    ...at(addresses.startSharedDownload),
    access: 'public',
    summary: 'Get an address that downloads the ZIP',
    description: 'The address works once, for a minute. Only a link that allows downloads has one.',
    errors: [...inSession, 'VIEW_ONLY', 'PACKAGE_NOT_READY', 'PACKAGE_INCOMPLETE'],
    status: 201,
    reply: downloadAddress,
  }),
  sharedDownload: defineRoute({
    ...at(addresses.sharedDownload),
    access: 'public',
    summary: 'Download the ZIP with a ticket',
    description: 'Needs no session. The download breaks off when its link ends.',
    params: z.object({ ticket: downloadTicket }),
    errors: [
      'DOWNLOAD_GONE',
      'LINK_GONE',
      'VIEW_ONLY',
      'PACKAGE_NOT_READY',
      'PACKAGE_INCOMPLETE',
      'FILE_DAMAGED',
    ],
    status: 200,
    produces: 'application/octet-stream',
    reply: null,
  }),
  sharedRequests: defineRoute({
    ...at(addresses.sharedRequests),
    access: 'public',
    summary: 'List the requests of this link, the newest first',
    description: 'Each has its due day and what the owner replied.',
    query: pageQuery,
    errors: inSession,
    status: 200,
    reply: listOf(sharedRequest),
  }),
  addSharedRequest: defineRoute({
    ...at(addresses.addSharedRequest),
    access: 'public',
    summary: 'Ask the owner for a document',
    description: 'dueDay is today to 90 days ahead. A file has at most 20 open requests.',
    body: lenderRequestBody,
    errors: [...inSession, 'TOO_MANY_OPEN_REQUESTS'],
    status: 201,
    reply: sharedRequest,
  }),
  signingKeys: defineRoute({
    ...at(addresses.signingKeys),
    access: 'public',
    summary: 'List the keys that sign lender’s files',
    description: 'The first key signs. The others verify earlier files.',
    status: 200,
    reply: z.array(signingKey),
  }),
} as const;
