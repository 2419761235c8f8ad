import { z } from 'zod';
import { bankRow, bankRowClass, bankRowId, bankRowsQuery, ledgerAccount } from '../bank-records.ts';
import { bankAccount } from '../banking.ts';
import { documentView, storedFile } from '../documents.ts';
import { bankFileId, witness } from '../evidence.ts';
import { exportedPackage } from '../exported-package.ts';
import { packageVisit } from '../package-links.ts';
import { packageId } from '../packages.ts';
import { actorId, userId } from '../ids.ts';
import { exportedLabel, mostLearnedLabels } from '../learned-labels.ts';
import { applicationStatus, lenderId } from '../lenders.ts';
import { pageOf, pageQuery } from '../lists.ts';
import {
  consent,
  eraseBody,
  erasureId,
  erasureReceipt,
  erasureStatusReply,
  erasureView,
  exportId,
  exportStatusReply,
  exportView,
  supportDocument,
} from '../privacy.ts';
import { profileReply } from '../profile/input.ts';
import { settledFigure } from '../figures.ts';
import { dismissedProposal } from '../proposals.ts';
import { idText, nameText } from '../texts.ts';
import { exportedRequestsRpc } from './document-requests.ts';
import { byStaff, defineChange, defineRpc } from './define.ts';

const owner = z.object({ userId });
const done = z.object({});

export const exportedFile = storedFile.extend({
  key: z.string(),
  iv: z.string(),
  tag: z.string(),
});
export type ExportedFile = z.infer<typeof exportedFile>;

export const exportedDocument = z.object({
  view: documentView,
  file: storedFile,
  rows: storedFile.nullable().optional(),
  learned: z.array(exportedLabel).max(mostLearnedLabels).optional(),
});
export type ExportedDocument = z.infer<typeof exportedDocument>;

export const lenderNote = z.object({ lenderId, status: applicationStatus, notedAt: z.iso.datetime() });

const exportedBankFile = z.object({
  id: bankFileId,
  source: z.string(),
  name: z.string(),
  state: z.string(),
  createdAt: z.iso.datetime(),
  appliedAt: z.iso.datetime().nullable(),
  storageKey: z
    .string()
    .nullable()
    .optional()
    .describe('Null for a bank statement, which is among the documents'),
});

const exportedLedger = z.object({
  accounts: z.array(ledgerAccount),
  files: z.array(exportedBankFile),
  corrections: z.array(z.object({ rowId: bankRowId, class: bankRowClass, actorId, at: z.iso.datetime() })),
  witnesses: z.array(witness),
});
export type ExportedLedger = z.infer<typeof exportedLedger>;

/** Requests of an owner about their own data. Identity stores the accounts, so it handles them. */
export const privacyRpc = {
  erasure: defineRpc('rpc.identity.erasure.v1', owner, erasureStatusReply),
  askErasure: defineChange(
    'rpc.identity.ask-erasure.v1',
    { ...eraseBody.shape, clientAddress: nameText.optional() },
    erasureView,
  ),
  cancelErasure: defineChange('rpc.identity.cancel-erasure.v1', {}, done),
  receipt: defineRpc('rpc.identity.erasure-receipt.v1', z.object({ erasureId }), erasureReceipt),
  export: defineRpc('rpc.identity.export.v1', owner, exportStatusReply),
  askExport: defineChange('rpc.identity.ask-export.v1', {}, exportView),
  exportFile: defineChange('rpc.identity.export-file.v1', { exportId }, exportedFile),
  consents: defineRpc('rpc.identity.consents.v1', owner, z.array(consent)),
  /** Unmasked, for the export of the owner only, with an audit entry. */
  profile: defineChange(
    'rpc.profile.export.v1',
    {},
    z.object({
      profile: profileReply,
      accounts: z.array(bankAccount),
      dismissedProposals: z.array(dismissedProposal).optional(),
      settledFigures: z.array(settledFigure).optional(),
    }),
  ),
  documents: defineChange('rpc.documents.export.v1', { page: pageQuery }, pageOf(exportedDocument)),
  ledger: defineChange('rpc.ledger.export.v1', {}, exportedLedger),
  ledgerRows: defineChange('rpc.ledger.export-rows.v1', { page: bankRowsQuery }, pageOf(bankRow)),
  packages: defineChange('rpc.sharing.export.v1', { page: pageQuery }, pageOf(exportedPackage)),
  documentRequests: exportedRequestsRpc,
  packageVisits: defineRpc(
    'rpc.sharing.export-visits.v1',
    owner.extend({ packageId, page: pageQuery }),
    pageOf(packageVisit),
  ),
  lenderNotes: defineRpc('rpc.matching.export.v1', owner, z.array(lenderNote)),
  support: byStaff(
    'admin',
    defineRpc(
      'rpc.documents.support.v1',
      z.object({ actorId: userId, search: idText }),
      z.array(supportDocument),
    ),
  ),
} as const;
