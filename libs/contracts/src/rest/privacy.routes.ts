import { listOf, pageOf, pageQuery, succeeded } from '../lists.ts';
import {
  accessEntry,
  accessQuery,
  consent,
  eraseBody,
  erasureReceipt,
  erasureStanding,
  erasureView,
  exportStanding,
  exportView,
} from '../privacy.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

export const privacyRoutes = {
  erasure: defineRoute({
    ...at(addresses.erasure),
    access: 'user',
    summary: 'The erasure that was asked for, or null',
    status: 200,
    reply: erasureStanding,
  }),
  askErasure: defineRoute({
    ...at(addresses.askErasure),
    access: 'user',
    summary: 'Ask for everything to be erased after the grace; takes the password once more',
    status: 202,
    body: eraseBody,
    reply: erasureView,
  }),
  cancelErasure: defineRoute({
    ...at(addresses.cancelErasure),
    access: 'user',
    summary: 'Take the erasure back',
    status: 200,
    reply: succeeded,
  }),
  erasureReceipt: defineRoute({
    ...at(addresses.erasureReceipt),
    access: 'public',
    summary:
      'What an erasure deleted, and what is kept and why; the id is told to whoever asks for the erasure',
    status: 200,
    reply: erasureReceipt,
  }),
  export: defineRoute({
    ...at(addresses.export),
    access: 'user',
    summary: 'The latest export and how far it is, or null',
    status: 200,
    reply: exportStanding,
  }),
  askExport: defineRoute({
    ...at(addresses.askExport),
    access: 'user',
    summary: 'Build a ZIP of everything; the one that is being built already is not begun again',
    status: 202,
    reply: exportView,
  }),
  exportFile: defineRoute({
    ...at(addresses.exportFile),
    access: 'user',
    summary: 'The ZIP, until it expires',
    status: 200,
    produces: 'application/octet-stream',
    reply: null,
  }),
  consents: defineRoute({
    ...at(addresses.consents),
    access: 'user',
    summary: 'What was agreed to, when, and in which version, newest first',
    status: 200,
    query: pageQuery,
    reply: listOf(consent),
  }),
  accessLog: defineRoute({
    ...at(addresses.accessLog),
    access: 'user',
    summary: 'Who opened or changed what of mine, newest first, a page at a time',
    status: 200,
    query: accessQuery,
    reply: pageOf(accessEntry),
  }),
} as const;
