import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { BuildFailure, PackageItemId, StoredFile } from '@groundwork/contracts';
import {
  DamagedObject,
  type DocumentFiles,
  ObjectNotFound,
  type VirusScan,
} from '@groundwork/platform-storage';
import { deadline } from '@groundwork/platform-time';
import { parts } from '../documents-worker.wording.ts';
import { BuildFailed, Infected, NotScanned } from '../documents-worker.errors.ts';

const storeTimeoutMs = 60_000;

const causeOf = (error: unknown): BuildFailure['cause'] | undefined => {
  if (error instanceof ObjectNotFound || error instanceof DamagedObject) return 'missing';
  if (error instanceof Infected) return 'infected';
  return error instanceof NotScanned ? 'not-scanned' : undefined;
};

export class EnclosedFiles {
  constructor(
    readonly documents: DocumentFiles,
    private readonly scan: VirusScan,
  ) {}

  async read(file: StoredFile, itemId: PackageItemId): Promise<Buffer> {
    try {
      return await deadline(parts.fileStore, storeTimeoutMs, this.scanned(file));
    } catch (error) {
      const cause = causeOf(error);
      throw cause ? new BuildFailed(cause, itemId) : error;
    }
  }

  private async scanned(file: StoredFile): Promise<Buffer> {
    const content = await this.documents.open(file);
    const scan = this.scan.open();
    const [bytes] = await Promise.all([buffer(scan), pipeline(content, scan)]);
    return bytes;
  }
}
