import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type AssembleStep,
  type BuildFailure,
  type BuildPackageJob,
  ownNumbers,
  type OwnNumbers,
  packageFolder,
  type PackageItemId,
  packageManifest,
  type PagesStep,
  rpc,
} from '@groundwork/contracts';
import type { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { KeyReceiver, SealedFiles } from '@groundwork/platform-storage';
import { BuildFailed } from '../../documents-worker.errors.ts';
import type { DrawnPicture } from '../../domain/drawn-page.model.ts';
import { copiedDocument } from '../../package-parts/copied-document.adapter.ts';
import type { EnclosedFiles } from '../../package-parts/enclosed-file.reader.ts';
import { memoPdf } from '../../package-parts/memo-pdf.adapter.ts';
import { packageZip } from '../../package-parts/package-zip.adapter.ts';
import { type EnclosedContent, PackageObjects } from '../../persistence/package-objects.store.ts';
import type { Readers } from '../../reader/readers.adapter.ts';

const callMs = 10_000;
const mostDrawingMs = 600_000;
const memoItem = 'memo';

type Cause = BuildFailure['cause'];

/** Another version, the withdrawal or the erasure ended this one. The next step states which. */
class NotInWork extends Error {
  override name = 'NotInWork';
}

const orNextStep = (error: unknown): void => {
  if (!(error instanceof NotInWork)) throw error;
};

interface OpenBuild {
  readonly job: BuildPackageJob;
  readonly objects: PackageObjects;
  readonly numbers: OwnNumbers;
  readonly signal: AbortSignal;
}

export class BuildPackage {
  constructor(
    private readonly files: EnclosedFiles,
    private readonly services: RpcClient,
    private readonly readers: Readers,
  ) {}

  /** The service sharing stores each finished page, so another worker goes on after the last one. */
  async run(job: BuildPackageJob, signal: AbortSignal): Promise<void> {
    const { traceparent: _, ...own } = job;
    try {
      let build: OpenBuild | undefined;
      for (;;) {
        signal.throwIfAborted();
        const step = await this.services.call(rpc.sharing.buildStep, own, callMs);
        if (step.kind === 'end') {
          if (step.isGone) await this.removeObjects(job);
          return;
        }
        build ??= await this.open(job, signal);
        if (step.kind === 'pages') await this.drawPages(build, step);
        else {
          await this.assemble(build, step);
          return;
        }
      }
    } catch (error) {
      if (!(error instanceof BuildFailed)) throw error;
      log().warn({ packageId: job.packageId, reason: error.reason }, 'A package was not built');
      await this.fail(job, error.reason, error.itemId);
    }
  }

  async fail(job: BuildPackageJob, cause: Cause, itemId: PackageItemId | null = null): Promise<void> {
    const { traceparent: _, ...own } = job;
    await this.services.call(rpc.sharing.failBuild, { ...own, cause, itemId }, callMs);
  }

  private async open(job: BuildPackageJob, signal: AbortSignal): Promise<OpenBuild> {
    const { traceparent: _, ...own } = job;
    const receiver = new KeyReceiver();
    const request = { ...own, receiver: receiver.publicKey };
    const { key, numbers } = await this.services.call(rpc.sharing.buildKey, request, callMs);
    const fileKey = { key: receiver.open(key, job.packageId), mayBePlain: false };
    const files = new SealedFiles(this.files.documents.storage, fileKey);
    const opened: unknown = JSON.parse(receiver.open(numbers, `${job.packageId} numbers`).toString());
    return { job, objects: new PackageObjects(files, job), numbers: ownNumbers.parse(opened), signal };
  }

  private async drawPages(build: OpenBuild, step: PagesStep): Promise<void> {
    const { job, objects, numbers } = build;
    const { traceparent: _, ...own } = job;
    const { itemId, before, masked, file } = step;
    const content = await this.files.read(file, itemId);
    const task = {
      mediaType: file.mediaType,
      pages: step.pages.map((page) => page + before),
      masking: masked ? numbers : null,
    };
    await this.draw(build, task, content, itemId, async (picture) => {
      const page = picture.page - before;
      const { recognition, hits } = picture;
      await objects.storePage(itemId, { ...picture, page });
      const drawn = { ...own, itemId, page, recognition, hits };
      const { isInWork } = await this.services.call(rpc.sharing.recordPage, drawn, callMs);
      if (!isInWork) throw new NotInWork();
    }).catch(orNextStep);
  }

  private async draw(
    { job, signal }: OpenBuild,
    task: Parameters<Readers['draw']>[0],
    content: Buffer,
    itemId: PackageItemId | null,
    store: (picture: DrawnPicture) => Promise<void>,
  ): Promise<void> {
    let stored = Promise.resolve();
    const { result: isWhole } = await this.readers.draw(task, content, {
      owner: job.userId,
      signal,
      maxTotalMs: mostDrawingMs,
      onPage: (picture) => {
        stored = stored.then(() => store(picture));
        stored.catch(() => undefined);
      },
    });
    await stored;
    if (!isWhole) throw new BuildFailed('unreadable', itemId);
  }

  private async removeObjects({ packageId }: BuildPackageJob): Promise<void> {
    const { storage } = this.files.documents;
    for await (const { key } of storage.list(packageFolder(packageId))) await storage.remove(key);
  }

  private async assemble(build: OpenBuild, step: AssembleStep): Promise<void> {
    const { job, objects } = build;
    const { traceparent: _, ...own } = job;
    const files: EnclosedContent[] = [];
    for (const { path, content } of step.texts)
      files.push(await objects.storeFile(path, Readable.from([Buffer.from(content)])));
    for (const { path, sheet, isStored } of step.worksheets)
      files.push(
        await (isStored ? objects.storedFile(path) : objects.storeFile(path, memoPdf(sheet).content)),
      );
    for (const document of step.documents) files.push(await this.enclose(objects, document));
    const written = memoPdf(step.memo);
    const memo = await buffer(written.content);
    files.push(await objects.storeFile('memo.pdf', Readable.from([memo])));
    await this.drawMemo(build, memo, written.pages);
    const enclosed = files.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 }));
    const sealed = await this.services.call(rpc.sharing.sealBuild, { ...own, files: enclosed }, callMs);
    const { frozenAt } = packageManifest.parse(JSON.parse(sealed.manifest));
    const bytes = await objects.storeZip(packageZip(sealed, files, new Date(frozenAt)));
    await this.services.call(rpc.sharing.recordBuild, { ...own, bytes, memoPages: written.pages }, callMs);
    log().info({ packageId: job.packageId, version: job.version }, 'Package built');
  }

  private async enclose(
    objects: PackageObjects,
    document: AssembleStep['documents'][number],
  ): Promise<EnclosedContent> {
    const { path, title, itemId, pages } = document;
    return objects.storeFile(path, copiedDocument(title, objects.pages(itemId, pages)));
  }

  private async drawMemo(build: OpenBuild, memo: Buffer, count: number): Promise<void> {
    const task = {
      mediaType: 'application/pdf',
      pages: Array.from({ length: count }, (_, at) => at + 1),
      masking: null,
    };
    await this.draw(build, task, memo, null, (picture) => build.objects.storePage(memoItem, picture));
  }
}
