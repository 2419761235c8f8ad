import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type AssembleStep,
  type BuildFailure,
  buildPackageJob,
  type BuildPackageJob,
  type BuildStep,
  type BuiltPackage,
  type DocumentId,
  type DrawnPage,
  type EnclosedFile,
  type OwnNumbers,
  packageBuildsQueue,
  type PackageId,
  type PackageItemId,
  packageFolder,
  packagePageKey,
  packageZipKey,
  type PagesStep,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { JobQueue } from '@groundwork/platform-queue';
import { SealedFiles, sealKey } from '@groundwork/platform-storage';
import {
  answerFileKeys,
  cleanNats,
  eventually,
  FakeService,
  fileKeyOf,
  testServers,
} from '@groundwork/testing';
import type { NatsConnection } from '@nats-io/transport-node';
import { noTrace, OwnWorker } from './own-worker.ts';
import { FolderStore } from './stores.ts';
import { unzip } from './zip-files.ts';

export interface PackedDocument {
  content: Buffer;
  mediaType?: string;
  pages?: number;
  before?: number;
  masked?: boolean;
}

export const numbers: OwnNumbers = {
  numbers: [
    { kind: 'ssn', id: null, digits: '123456789' },
    { kind: 'ein', id: null, digits: '987654321' },
    { kind: 'accountNumber', id: null, digits: '400123456789' },
  ],
  dateOfBirth: '1980-03-04',
};

const memo: AssembleStep['memo'] = {
  title: 'Lender\u2019s file of Cedar Lane Bakery',
  lines: ['Frozen on 2026-11-20.'],
  footer: 'Rules 1.2 \u00b7 Package 1 \u00b7 Version 1',
  sections: [
    { heading: 'Request', paragraphs: ['The business requests $100,000.'], table: null },
    {
      heading: 'Cash flow',
      paragraphs: [],
      table: {
        columns: ['Month', 'In'],
        rows: Array.from({ length: 80 }, (_, at) => [`2026-${at}`, '$1,200']),
      },
    },
  ],
};

type Item = Omit<PagesStep, 'kind' | 'pages'> & { due: Set<number>; drawn: DrawnPage[] };

/** The worker on real servers, with a fake of the service sharing that stores each page as that one does. */
export class RunningPackages {
  readonly store = new FolderStore();
  private readonly storage = this.store.storage;
  private readonly queue = new JobQueue(packageBuildsQueue, buildPackageJob, testServers().TEST_REDIS_URL);
  private readonly worker = new OwnWorker();
  private readonly erased = new Set<string>();
  private readonly gone = new Set<string>();
  private readonly steps = new Map<string, number>();
  private readonly items = new Map<string, Item[]>();
  readonly ends = new Map<string, BuiltPackage | BuildFailure>();
  readonly files = new Map<string, EnclosedFile[]>();
  afterPage: (drawn: number) => void = () => undefined;
  afterSeal: () => Promise<void> = () => Promise.resolve();

  private constructor(private readonly nats: NatsConnection) {
    answerFileKeys(new FakeService(nats))
      .on(rpc.sharing.buildStep, ({ packageId }) => this.step(packageId))
      .on(rpc.sharing.buildKey, ({ packageId, receiver }) => ({
        key: sealKey(receiver, packageId, fileKeyOf(packageId)),
        numbers: sealKey(receiver, `${packageId} numbers`, Buffer.from(JSON.stringify(numbers))),
      }))
      .on(rpc.sharing.recordPage, ({ packageId, ...page }) => this.record(packageId, page))
      .on(rpc.sharing.sealBuild, async ({ packageId, files }) => {
        const sealed = this.seal(packageId, files);
        await this.afterSeal();
        return sealed;
      })
      .on(rpc.sharing.recordBuild, ({ packageId, bytes, memoPages }) => {
        this.ends.set(packageId, { bytes, memoPages });
        return {};
      })
      .on(rpc.sharing.failBuild, ({ packageId, cause, itemId }) => {
        this.ends.set(packageId, { cause, itemId });
        return {};
      });
  }

  static async withoutWorker(): Promise<RunningPackages> {
    const running = new RunningPackages(await cleanNats());
    await running.nats.flush();
    return running;
  }

  static async start(environment: Record<string, string> = {}): Promise<RunningPackages> {
    const running = await RunningPackages.withoutWorker();
    await running.startWorker(environment);
    return running;
  }

  async startWorker(environment: Record<string, string> = {}): Promise<void> {
    await this.worker.start({ RETURN_AFTER_SECONDS: '0', STORAGE_URL: this.store.url, ...environment });
    await this.nats.flush();
  }

  stopWorker(): Promise<void> {
    return this.worker.stop();
  }

  async stop(): Promise<void> {
    await this.stopWorker();
    await this.queue.close();
    await this.nats.close();
    await this.store.remove();
  }

  /** The owner is erased, or withdraws the package. */
  erase({ packageId }: BuildPackageJob): void {
    this.erased.add(packageId);
  }

  async request(documents: readonly PackedDocument[]): Promise<BuildPackageJob> {
    const packageId = randomUUID() as PackageId;
    const userId = randomUUID() as UserId;
    const items: Item[] = [];
    for (const {
      content,
      mediaType = 'application/pdf',
      pages = 1,
      before = 0,
      masked = true,
    } of documents) {
      const documentId = randomUUID() as DocumentId;
      const storageKey = `files/${documentId}`;
      const files = new SealedFiles(this.storage, { key: fileKeyOf(documentId), mayBePlain: false });
      if (content.length > 0) await files.put(storageKey, Readable.from([content]));
      const file = {
        storageKey,
        mediaType,
        originalName: 'secret-name.pdf',
        document: { userId, documentId },
      };
      const due = new Set(Array.from({ length: pages }, (_, at) => at + 1));
      items.push({ itemId: randomUUID() as PackageItemId, file, before, masked, due, drawn: [] });
    }
    this.items.set(packageId, items);
    const job = { packageId, userId, version: 1, traceparent: noTrace };
    await this.queue.add(`package:${packageId}:v1`, job);
    return job;
  }

  /** A worker knows that nothing of the package stays. */
  isGone = ({ packageId }: BuildPackageJob): boolean => this.gone.has(packageId);

  itemsOf = ({ packageId }: BuildPackageJob): Item[] => this.items.get(packageId) ?? [];

  endOf = ({ packageId }: BuildPackageJob, withinMs = 100_000) =>
    eventually(
      () => Promise.resolve(this.ends.get(packageId)),
      (end) => end !== undefined,
      withinMs,
    );

  pathOf = (job: BuildPackageJob, at: number): string => this.enclosed(this.itemsOf(job))[at]?.path ?? '';

  pictureKey = ({ packageId }: BuildPackageJob, at: number, page = 1): string =>
    packagePageKey(packageFolder(packageId, 1), this.items.get(packageId)?.[at]?.itemId ?? '', page);

  async zipOf({ packageId }: BuildPackageJob): Promise<Map<string, Buffer>> {
    const files = new SealedFiles(this.storage, { key: fileKeyOf(packageId), mayBePlain: false });
    return unzip(await buffer(await files.get(packageZipKey(packageFolder(packageId, 1)))));
  }

  /** Each object of the package as its holder of the key reads it. */
  async objectsOf({ packageId }: BuildPackageJob): Promise<Map<string, Buffer>> {
    const files = new SealedFiles(this.storage, { key: fileKeyOf(packageId), mayBePlain: false });
    const objects = new Map<string, Buffer>();
    for await (const { key } of this.storage.list(packageFolder(packageId)))
      objects.set(key, await buffer(await files.get(key)));
    return objects;
  }

  /** How often a worker received what to do next. */
  stepsOf = ({ packageId }: BuildPackageJob): number => this.steps.get(packageId) ?? 0;

  private step(packageId: PackageId): BuildStep {
    this.steps.set(packageId, (this.steps.get(packageId) ?? 0) + 1);
    const items = this.items.get(packageId);
    const isGone = this.erased.has(packageId);
    if (isGone) this.gone.add(packageId);
    if (isGone || !items || this.ends.has(packageId)) return { kind: 'end', isGone };
    const next = items.find(({ due }) => due.size > 0);
    if (next) {
      const { itemId, file, before, masked, due } = next;
      return { kind: 'pages', itemId, file, before, masked, pages: [...due] };
    }
    return {
      kind: 'assemble',
      memo,
      texts: [{ path: 'README.txt', content: 'Read me.' }],
      worksheets: [],
      documents: this.enclosed(items),
    };
  }

  private enclosed(items: readonly Item[]): AssembleStep['documents'] {
    return items.map(({ itemId, file, before, masked, drawn }, at) => ({
      itemId,
      file,
      before,
      masked,
      pages: drawn.map(({ page }) => page).sort((a, b) => a - b),
      path: `documents/${String(at + 1).padStart(2, '0')}-tax_return.pdf`,
      title: 'tax return',
    }));
  }

  private record(packageId: PackageId, page: DrawnPage): { isInWork: boolean } {
    const items = this.items.get(packageId) ?? [];
    const item = items.find(({ itemId }) => itemId === page.itemId);
    if (item?.due.delete(page.page)) item.drawn.push(page);
    this.afterPage(items.reduce((sum, { drawn }) => sum + drawn.length, 0));
    return { isInWork: !this.erased.has(packageId) };
  }

  private seal(packageId: PackageId, files: EnclosedFile[]) {
    this.files.set(packageId, files);
    const manifest = {
      format: 'groundwork-package',
      formatVersion: 1,
      packageId,
      version: 1,
      frozenAt: '2026-11-20T00:00:00.000Z',
      business: 'Cedar Lane Bakery',
      recipient: null,
      rulesVersion: '1.2',
      stated: 612,
      proven: null,
      opened: [],
      originals: [],
      files,
    };
    return { manifest: JSON.stringify(manifest), signature: '{}' };
  }
}
