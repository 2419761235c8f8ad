import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  actingForSelf,
  type BankFileAnswer,
  type BankFileId,
  type BankFileView,
  type EvidenceState,
  type LedgerAccountId,
  type ReadingCost,
  rpc,
} from '@groundwork/contracts';
import { FolderStorage, KeyReceiver, SealedFiles } from '@groundwork/platform-storage';
import type { DynamicModule } from '@nestjs/common';
import { eventually, type RunningService, runService } from '@groundwork/testing';
import { v7 as newId } from 'uuid';
import { ledgerConfig, type LedgerConfig } from '../src/ledger.config.ts';
import { ledgerModule } from '../src/ledger.module.ts';
import { ledgerDatabase } from '../src/persistence/database.ts';
import { patienceMs } from './work-processes.ts';

export const business = { bankName: 'First Bank', accountType: 'checking', ownership: 'business' } as const;

/** The service on real servers, with a database and a storage of its own. */
export async function runLedger(
  module: (config: LedgerConfig) => DynamicModule = ledgerModule,
): Promise<RunningLedger> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-ledger-'));
  const service = await runService({
    service: 'ledger',
    config: ledgerConfig,
    module,
    database: ledgerDatabase,
    environment: { STORAGE_URL: `folder:${folder}` },
  });
  return new RunningLedger(service, folder);
}

interface Upload {
  name?: string;
  accountId?: LedgerAccountId;
}

export class RunningLedger {
  readonly storage: FolderStorage;

  constructor(
    readonly service: RunningService,
    readonly folder: string,
  ) {
    this.storage = new FolderStorage(folder);
  }

  async stop(): Promise<void> {
    await this.service.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async upload(
    userId: string,
    content: string | Buffer,
    { name, accountId }: Upload = {},
  ): Promise<BankFileView> {
    const fileId = newId() as BankFileId;
    const incomingKey = `incoming/${randomUUID()}`;
    const acting = actingForSelf(userId);
    const receiver = new KeyReceiver();
    const request = { userId: acting.userId, fileId, receiver: receiver.publicKey };
    const { key } = await this.service.rpc.call(rpc.ledger.fileKey, request);
    const files = new SealedFiles(this.storage, { key: receiver.open(key, fileId), mayBePlain: false });
    const bytes = Buffer.from(content);
    await files.put(`bank-files/${userId}/${fileId}`, Readable.from([bytes]), incomingKey);
    return this.service.rpc.call(rpc.ledger.register, {
      ...acting,
      fileId,
      incomingKey,
      name: name ?? 'rows.csv',
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      ...(accountId && { accountId }),
    });
  }

  async readingCosts(fileId: string): Promise<ReadingCost[]> {
    const sql = `select data from outbox where type = 'bank-file.reading-ended' and aggregate_id = $1 order by id`;
    const rows = await this.service.query(sql, [fileId]);
    return rows.map(({ data }) => data as ReadingCost);
  }

  /** A row whose next time is near is not in work: the lease of one in work ends in 45 seconds. */
  async makeNextTryTheLast(fileId: string): Promise<void> {
    await eventually(
      () =>
        this.service.query(
          `update bank_files set unfinished_tries = 2, next_at = now()
           where id = $1 and next_at < now() + interval '10 seconds' returning id`,
          [fileId],
        ),
      (updated) => JSON.stringify(updated).includes(fileId),
      patienceMs,
    );
  }

  file(userId: string, fileId: string): Promise<BankFileView> {
    const { userId: owner } = actingForSelf(userId);
    return this.service.rpc.call(rpc.ledger.file, { userId: owner, fileId });
  }

  /** The file after its reading. */
  read(userId: string, fileId: string): Promise<BankFileView> {
    return eventually(
      () => this.file(userId, fileId),
      ({ state }) => state !== 'reading',
      patienceMs,
    );
  }

  async uploadRead(userId: string, content: string | Buffer, options?: Upload): Promise<BankFileView> {
    const { id } = await this.upload(userId, content, options);
    return this.read(userId, id);
  }

  answer(userId: string, fileId: string, answer: BankFileAnswer): Promise<BankFileView> {
    const request = { ...actingForSelf(userId), fileId: fileId as BankFileId, answer };
    return this.service.rpc.call(rpc.ledger.answer, request);
  }

  /** Confirms the suggested mapping and chooses the account. */
  async plan(
    userId: string,
    file: BankFileView,
    account: NonNullable<BankFileAnswer['account']> = business,
  ): Promise<BankFileView> {
    if (file.state === 'planned' || file.state === 'refused') return file;
    const { mapping } = file;
    await this.answer(userId, file.id, { ...(mapping !== null && { mapping }), account });
    return this.read(userId, file.id);
  }

  apply(
    userId: string,
    { id, planVersion }: BankFileView,
    decisions: Record<string, 'add' | 'skip'> = {},
  ): Promise<BankFileView> {
    const request = { ...actingForSelf(userId), fileId: id, planVersion: planVersion ?? 1, decisions };
    return this.service.rpc.call(rpc.ledger.apply, request);
  }

  async import(userId: string, content: string | Buffer, options?: Upload): Promise<BankFileView> {
    const file = await this.uploadRead(userId, content, options);
    const account = options?.accountId === undefined ? business : { id: options.accountId };
    return this.apply(userId, await this.plan(userId, file, account));
  }

  /** The file after its rows were added, planned again or refused. */
  applied(userId: string, fileId: string): Promise<BankFileView> {
    return eventually(
      () => this.file(userId, fileId),
      ({ state }) => state !== 'applying',
      patienceMs,
    );
  }

  undo(userId: string, fileId: string): Promise<BankFileView> {
    const request = { ...actingForSelf(userId), fileId: fileId as BankFileId };
    return this.service.rpc.call(rpc.ledger.undo, request);
  }

  remove(userId: string, fileId: string) {
    const request = { ...actingForSelf(userId), fileId: fileId as BankFileId };
    return this.service.rpc.call(rpc.ledger.removeFile, request);
  }

  accounts(userId: string) {
    return this.service.rpc.call(rpc.ledger.accounts, { userId: actingForSelf(userId).userId });
  }

  rows(userId: string, page: object = {}) {
    return this.service.rpc.call(rpc.ledger.rows, { userId: actingForSelf(userId).userId, page });
  }

  cashFlow(userId: string) {
    return this.service.rpc.call(rpc.ledger.cashFlow, { userId: actingForSelf(userId).userId });
  }

  async published<T = Record<string, unknown>>(userId: string, type: string): Promise<T[]> {
    const sql = 'select data from outbox where user_id = $1 and type = $2 order by id';
    return (await this.service.query(sql, [userId, type])).map(({ data }) => data as T);
  }

  async evidence(userId: string): Promise<EvidenceState> {
    return (
      (await this.published<EvidenceState>(userId, 'evidence.changed')).at(-1) ?? {
        witnesses: [],
        accounts: [],
      }
    );
  }
}
