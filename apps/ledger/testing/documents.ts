import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  type DocumentId,
  type DocumentState,
  type EventContract,
  events,
  type StatementRows,
  statementRowsKey,
} from '@groundwork/contracts';
import { SealedFiles } from '@groundwork/platform-storage';
import { fileKeyOf, sendEvent } from '@groundwork/testing';
import type { RunningLedger } from './running-ledger.ts';

export const documentState = (more: Partial<DocumentState>): DocumentState => ({
  documentId: randomUUID() as DocumentId,
  category: 'tax_documents',
  subcategory: 'schedule_c',
  status: 'processed',
  fraudScore: 0,
  confidence: 0.97,
  signals: [],
  sha256: randomUUID(),
  ...more,
});

export const sendDocument = (
  { service }: RunningLedger,
  contract: EventContract,
  userId: string,
  { state, version, id = randomUUID() }: { state: DocumentState; version: number; id?: string },
): Promise<unknown> =>
  sendEvent(service.connection, contract, {
    id,
    userId,
    aggregateId: state.documentId,
    aggregateVersion: version,
    data: state,
  });

type Rows = Partial<StatementRows> & Pick<StatementRows, 'rows'>;

/** Stores the rows of a statement as the worker does, sealed with the key of the document. */
export async function storeStatement(
  { storage }: RunningLedger,
  documentId: DocumentId,
  run: number,
  rows: Rows,
): Promise<string> {
  const key = statementRowsKey(documentId, run);
  const files = new SealedFiles(storage, { key: fileKeyOf(documentId), mayBePlain: false });
  const statement = { bank: null, accountEnding: null, period: null, opening: null, closing: null, ...rows };
  await files.put(key, Readable.from([Buffer.from(JSON.stringify(statement))]));
  return key;
}

/** Stores the rows and sends the analyzed statement. */
export async function sendStatement(
  ledger: RunningLedger,
  userId: string,
  rows: Rows,
  more: Partial<DocumentState> = {},
): Promise<DocumentState> {
  const documentId = randomUUID() as DocumentId;
  const rowsKey = await storeStatement(ledger, documentId, 1, rows);
  const kind = { category: 'bank_statements', subcategory: 'business_checking' } as const;
  const state = documentState({ ...kind, documentId, rowsKey, ...more });
  await sendDocument(ledger, events.documentProcessed, userId, { state, version: 3 });
  return state;
}

export const statementRow = (day: string, cents: number, text: string): Rows['rows'][number] => ({
  day,
  cents,
  text,
  balance: null,
  page: 2,
  box: null,
});
