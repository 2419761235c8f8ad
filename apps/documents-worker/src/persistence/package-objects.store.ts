import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type BuildPackageJob,
  type EnclosedFile,
  packageFileKey,
  packageFolder,
  packagePageKey,
  packageWordsKey,
  packageZipKey,
} from '@groundwork/contracts';
import type { SealedFiles } from '@groundwork/platform-storage';
import { z } from 'zod';
import { type DrawnPicture, placedWord } from '../domain/drawn-page.model.ts';
import type { CopiedPage } from '../package-parts/copied-document.adapter.ts';

const storedWords = z.object({ width: z.number(), height: z.number(), words: z.array(placedWord) });

export type EnclosedContent = EnclosedFile & { readonly content: () => Promise<Readable> };

export class PackageObjects {
  private readonly folder: string;

  constructor(
    private readonly files: SealedFiles,
    { packageId, version }: BuildPackageJob,
  ) {
    this.folder = packageFolder(packageId, version);
  }

  async storePage(itemId: string, { page, jpeg, width, height, words }: DrawnPicture): Promise<void> {
    const text = JSON.stringify({ width, height, words });
    await this.put(packageWordsKey(this.folder, itemId, page), Readable.from([Buffer.from(text)]));
    const picture = Buffer.from(jpeg, 'base64');
    await this.put(packagePageKey(this.folder, itemId, page), Readable.from([picture]));
  }

  async *pages(itemId: string, numbers: readonly number[]): AsyncGenerator<CopiedPage> {
    for (const page of numbers) {
      const text = await this.read(packageWordsKey(this.folder, itemId, page));
      const { width, height, words } = storedWords.parse(JSON.parse(text.toString('utf8')));
      const jpeg = await this.read(packagePageKey(this.folder, itemId, page));
      yield { jpeg, width, height, words };
    }
  }

  async storedFile(path: string): Promise<EnclosedContent> {
    const key = packageFileKey(this.folder, path);
    const content = await this.read(key);
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { path, bytes: content.length, sha256, content: () => this.files.get(key) };
  }

  async storeFile(path: string, content: Readable): Promise<EnclosedContent> {
    const key = packageFileKey(this.folder, path);
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = async function* () {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    await this.put(key, Readable.from(counted(), { objectMode: false }));
    return { path, bytes, sha256: hash.digest('hex'), content: () => this.files.get(key) };
  }

  async storeZip(content: Readable): Promise<number> {
    let bytes = 0;
    const counted = async function* () {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        yield chunk;
      }
    };
    await this.put(packageZipKey(this.folder), Readable.from(counted(), { objectMode: false }));
    return bytes;
  }

  private put(key: string, content: Readable): Promise<void> {
    return this.files.put(key, content);
  }

  private async read(key: string): Promise<Buffer> {
    return buffer(await this.files.get(key));
  }
}
