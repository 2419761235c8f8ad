import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  actingForSelf,
  type AnalysisResult,
  type AnalysisLane,
  analysisQueues,
  documentFileKey,
  type DocumentId,
  type DocumentView,
  type RegisterUpload,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { createStorage, DocumentFiles, type ObjectStorage } from '@groundwork/platform-storage';
import { type RunningService, runService, testServers } from '@groundwork/testing';
import { Queue } from 'bullmq';
import { v7 as newId } from 'uuid';
import { documentsConfig } from '../src/documents.config.ts';
import { documentsModule } from '../src/documents.module.ts';
import { documentsDatabase } from '../src/persistence/database.ts';

const defaultPlace = { category: 'tax_documents', subcategory: 'form_1040' } as const;

export const analyzedResult: Extract<AnalysisResult, { outcome: 'analysed' }> = {
  outcome: 'analysed',
  confidence: 0.95,
  fraudScore: 0,
  classification: { category: 'tax_documents', subcategory: 'form_1040', certainty: 1 },
  extracted: [],
  signals: [],
};

async function openEmptyQueue(lane: AnalysisLane): Promise<Queue> {
  const { hostname, port, password } = new URL(testServers().TEST_REDIS_URL);
  const queue = new Queue(analysisQueues[lane], {
    connection: { host: hostname, port: Number(port), password },
  });
  await queue.obliterate({ force: true });
  return queue;
}

export async function runDocuments(environment: Record<string, string> = {}): Promise<RunningDocuments> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-objects-'));
  const storageUrl = environment['STORAGE_URL'] ?? `folder:${folder}`;
  const service = await runService({
    service: 'documents',
    config: documentsConfig,
    module: documentsModule,
    database: documentsDatabase,
    environment: { STORAGE_URL: storageUrl, ...environment },
  });
  const queues = { quick: await openEmptyQueue('quick'), slow: await openEmptyQueue('slow') };
  return new RunningDocuments(service, queues, { folder, storage: createStorage(storageUrl) });
}

export class RunningDocuments {
  readonly storage: ObjectStorage;
  readonly folder: string;
  readonly files: DocumentFiles;

  constructor(
    readonly service: RunningService,
    readonly queues: Readonly<Record<AnalysisLane, Queue>>,
    { folder, storage }: { folder: string; storage: ObjectStorage },
  ) {
    this.folder = folder;
    this.storage = storage;
    this.files = new DocumentFiles(this.storage, service.rpc);
  }

  get queue(): Queue {
    return this.queues.quick;
  }

  async stop(): Promise<void> {
    await Promise.all(Object.values(this.queues).map((queue) => queue.close()));
    await this.service.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async upload(
    userId: string,
    sha256: string = randomUUID(),
    content: Buffer = Buffer.from('bytes'),
    place: Pick<RegisterUpload, 'category' | 'subcategory'> = defaultPlace,
  ): Promise<DocumentView> {
    const documentId = await this.store(userId, content);
    return this.register(userId, documentId, { sha256, fileSize: content.length, ...place });
  }

  /** What the gateway does before it registers an upload. */
  async store(userId: string, content: Buffer = Buffer.from('bytes')): Promise<DocumentId> {
    const documentId = newId() as DocumentId;
    const files = await this.files.ofArriving({ userId: userId as UserId, documentId });
    await files.put(documentFileKey(documentId), Readable.from([content]));
    return documentId;
  }

  register(
    userId: string,
    documentId: DocumentId,
    differences: Partial<RegisterUpload> = {},
  ): Promise<DocumentView> {
    return this.service.rpc.call(rpc.documents.register, {
      ...actingForSelf(userId),
      documentId,
      incomingKey: documentFileKey(documentId),
      originalName: 'return.pdf',
      fileSize: 5,
      sha256: randomUUID(),
      mediaType: 'application/pdf',
      ...defaultPlace,
      ...differences,
    });
  }

  drop(userId: string): Promise<DocumentView> {
    return this.upload(userId, randomUUID(), undefined, { category: null, subcategory: null });
  }

  reanalyze(userId: string, documentId: string): Promise<DocumentView> {
    return this.service.rpc.call(rpc.documents.reanalyse, { ...actingForSelf(userId), documentId });
  }

  record(documentId: string, result: AnalysisResult, version = 1) {
    return this.service.rpc.call(rpc.documents.recordAnalysis, { documentId, version, result });
  }

  get(userId: string, documentId: string): Promise<DocumentView> {
    return this.service.rpc.call(rpc.documents.get, { userId, documentId });
  }

  async list(userId: string): Promise<DocumentView[]> {
    const all: DocumentView[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = cursor === undefined ? {} : { cursor };
      const answer = await this.service.rpc.call(rpc.documents.list, { userId, page });
      all.push(...answer.items);
      cursor = answer.nextCursor;
    }
    return all;
  }

  async uploadProcessed(userId: string, result: Partial<typeof analyzedResult> = {}): Promise<DocumentView> {
    const { id } = await this.upload(userId);
    await this.record(id, { ...analyzedResult, ...result });
    return this.get(userId, id);
  }

  async eventTypes(documentId: string): Promise<unknown[]> {
    const sql = 'select type from outbox where aggregate_id = $1 order by id';
    return (await this.service.query(sql, [documentId])).map(({ type }) => type);
  }

  async keysUnder(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of this.storage.list(prefix)) keys.push(key);
    return keys;
  }
}
