import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isNativeError } from 'node:util/types';
import { systemClock } from '@groundwork/platform-time';
import { checkedKey, ObjectNotFound, ObjectStorage, type StoredObject } from './object-storage.ts';

const leftBehindForMs = 3_600_000;

const isMissing = (error: unknown) => isNativeError(error) && 'code' in error && error.code === 'ENOENT';

export class FolderStorage extends ObjectStorage {
  private readonly objects: string;
  private readonly unfinished: string;

  constructor(root: string) {
    super();
    this.objects = join(root, 'objects');
    this.unfinished = join(root, 'unfinished');
  }

  async put(key: string, content: Readable): Promise<void> {
    await this.place(key, (temporary) => pipeline(content, createWriteStream(temporary)));
  }

  async get(key: string): Promise<Readable> {
    const file = await open(this.pathOf(key)).catch((error: unknown) => {
      throw isMissing(error) ? new ObjectNotFound(key) : error;
    });
    return createReadStream('', { fd: file });
  }

  async copy(from: string, to: string): Promise<void> {
    await this.place(to, async (temporary) => {
      await copyFile(this.pathOf(from), temporary).catch((error: unknown) => {
        throw isMissing(error) ? new ObjectNotFound(from) : error;
      });
    });
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(prefix: string): AsyncIterable<StoredObject> {
    const entries = await readdir(this.objects, { recursive: true, withFileTypes: true }).catch(
      (error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      },
    );
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const key = relative(this.objects, path).split(sep).join('/');
      if (!key.startsWith(prefix)) continue;
      const found = await stat(path).catch(() => undefined);
      if (found) yield { key, modifiedAt: found.mtime };
    }
  }

  async check(): Promise<void> {
    await mkdir(this.objects, { recursive: true });
  }

  private async place(key: string, write: (temporary: string) => Promise<void>): Promise<void> {
    const target = this.pathOf(key);
    await mkdir(this.unfinished, { recursive: true });
    await mkdir(dirname(target), { recursive: true });
    await this.clearLeftBehind();
    const temporary = join(this.unfinished, randomUUID());
    try {
      await write(temporary);
      const file = await open(temporary, 'r+');
      await file.sync().finally(() => file.close());
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  private async clearLeftBehind(): Promise<void> {
    for (const name of await readdir(this.unfinished)) {
      const path = join(this.unfinished, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs < systemClock.now().getTime() - leftBehindForMs)
        await rm(path, { force: true });
    }
  }

  private pathOf(key: string): string {
    return join(this.objects, ...checkedKey(key).split('/'));
  }
}
