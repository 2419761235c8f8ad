import type { DocumentId, RegisterBankFile, UserId } from '@groundwork/contracts';
import { v7 as newId } from 'uuid';
import type { BankFileRow } from './bank-file.model.ts';

const arrivalMs = 120_000;

const unread = {
  refusal: null,
  questions: [],
  mapping: null,
  mappingRemembered: false,
  accountHint: null,
  sealedHead: null,
  coveredFrom: null,
  coveredTo: null,
  skippedPending: 0,
  skippedFuture: 0,
  skippedFailed: 0,
  plannedOn: null,
  plan: null,
  sealedDoubts: null,
  decisions: null,
  actorId: null,
  warnings: [],
  appliedAt: null,
  tries: 0,
  unfinishedTries: 0,
} satisfies Partial<BankFileRow>;

export const newBankFile = (upload: RegisterBankFile, now: Date): BankFileRow => ({
  ...unread,
  id: upload.fileId,
  userId: upload.userId,
  accountId: upload.accountId ?? null,
  source: 'csv',
  name: upload.name,
  sha256: upload.sha256,
  bytes: upload.bytes,
  createdAt: now,
  documentId: null,
  rowsKey: null,
  stored: false,
  state: 'reading',
  planVersion: 0,
  nextAt: new Date(now.getTime() + arrivalMs),
});

interface StatementDocument {
  userId: UserId;
  documentId: DocumentId;
  rowsKey: string;
}

export const newStatementFile = (document: StatementDocument, now: Date): BankFileRow => ({
  ...unread,
  id: newId() as BankFileRow['id'],
  userId: document.userId,
  accountId: null,
  source: 'document',
  name: '',
  sha256: document.rowsKey,
  bytes: 0,
  createdAt: now,
  documentId: document.documentId,
  rowsKey: document.rowsKey,
  stored: true,
  state: 'reading',
  planVersion: 0,
  nextAt: new Date(0),
});
