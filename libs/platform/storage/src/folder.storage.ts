import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isNativeError } from 'node:util/types';
import { systemClock } from '@groundwork/platform-time';
import {
  type ByteRange,
  checkKey,
  ObjectNotFound,
  ObjectStorage,
  type StoredObject,
} from './object-storage.ts';

const maxAgeMs = 3_600_000;

const isMissing = (error: unknown) => isNativeError(error) && 'code' in error && error.code === 'ENOENT';

export class FolderStorage extends ObjectStorage {
  private readonly objects: string;
  private readonly partials: string;

  constructor(root: string) {
    super();
    this.objects = join(root, 'objects');
    this.partials = join(root, 'unfinished');
  }

  async put(key: string, content: Readable): Promise<void> {
    await this.writeWhole(key, (temporary) => pipeline(content, createWriteStream(temporary)));
  }

  async get(key: string, range?: ByteRange): Promise<Readable> {
    const file = await open(this.pathOf(key)).catch((error: unknown) => {
      throw isMissing(error) ? new ObjectNotFound(key) : error;
    });
    return createReadStream('', {
      fd: file,
      ...(range && { start: range.start, end: range.start + range.length - 1 }),
    });
  }

  async size(key: string): Promise<number> {
    const stats = await stat(this.pathOf(key)).catch((error: unknown) => {
      throw isMissing(error) ? new ObjectNotFound(key) : error;
    });
    return stats.size;
  }

  async copy(from: string, to: string): Promise<void> {
    await this.writeWhole(to, async (temporary) => {
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
      const stats = await stat(path).catch(() => undefined);
      if (stats) yield { key, modifiedAt: stats.mtime };
    }
  }

  async check(): Promise<void> {
    await mkdir(this.objects, { recursive: true });
  }

  private async writeWhole(key: string, write: (temporary: string) => Promise<void>): Promise<void> {
    const target = this.pathOf(key);
    await mkdir(this.partials, { recursive: true });
    await mkdir(dirname(target), { recursive: true });
    await this.removePartialFiles();
    const temporary = join(this.partials, randomUUID());
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

  private async removePartialFiles(): Promise<void> {
    for (const name of await readdir(this.partials)) {
      const path = join(this.partials, name);
      const stats = await stat(path).catch(() => undefined);
      if (stats && stats.mtimeMs < systemClock.now().getTime() - maxAgeMs) await rm(path, { force: true });
    }
  }

  private pathOf(key: string): string {
    return join(this.objects, ...checkKey(key).split('/'));
  }
}
