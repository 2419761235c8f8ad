import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  checkKey,
  ObjectNotFound,
  type ObjectStorage,
  type StoredObject,
} from '@groundwork/platform-storage';
import { FILES_FOLDER, type Part } from './manifest.ts';
import { inParallel } from './in-parallel.ts';
import { OWN_FOLDER, writePart } from './parts.ts';

export interface SavedFile extends Part {
  readonly key: string;
  readonly modifiedAt: string;
}

export interface EarlierFiles {
  readonly folder: string;
  readonly files: ReadonlyMap<string, SavedFile>;
}

const isOurs = (key: string): boolean => {
  try {
    return checkKey(key) === key;
  } catch {
    return false;
  }
};

export const fileIn = (folder: string, key: string) => join(folder, FILES_FOLDER, ...key.split('/'));

/** Files that did not change since an earlier backup are links to its files. */
export class FileCopies {
  readonly #saved = new Map<string, SavedFile>();

  constructor(
    private readonly storage: ObjectStorage,
    private readonly folder: string,
    private readonly earlier: EarlierFiles | undefined,
  ) {}

  /** Called again, it fetches what is new and drops what is gone. */
  async update(): Promise<void> {
    const present = new Set<string>();
    await inParallel(this.storage.list(''), async (object) => {
      if (isOurs(object.key) && (await this.#has(object))) present.add(object.key);
    });
    for (const key of this.#saved.keys()) if (!present.has(key)) await this.#drop(key);
  }

  get files(): SavedFile[] {
    return [...this.#saved.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  async #drop(key: string): Promise<void> {
    this.#saved.delete(key);
    await rm(fileIn(this.folder, key), { force: true });
  }

  async #has({ key, modifiedAt }: StoredObject): Promise<boolean> {
    const at = modifiedAt.toISOString();
    if (this.#saved.get(key)?.modifiedAt === at) return true;
    const before = this.earlier?.files.get(key);
    if (before?.modifiedAt === at && (await this.#linked(key))) {
      this.#saved.set(key, before);
      return true;
    }
    return this.#fetched(key, at);
  }

  async #linked(key: string): Promise<boolean> {
    const [from, to] = [fileIn(this.earlier?.folder ?? '', key), fileIn(this.folder, key)];
    await mkdir(dirname(to), OWN_FOLDER);
    return link(from, to)
      .catch(() => copyFile(from, to))
      .then(
        () => true,
        () => false,
      );
  }

  async #fetched(key: string, modifiedAt: string): Promise<boolean> {
    const file = fileIn(this.folder, key);
    // It can be a link to the file of an earlier backup.
    await rm(file, { force: true });
    try {
      const part = await writePart(file, await this.storage.get(key));
      this.#saved.set(key, { key, modifiedAt, ...part });
      return true;
    } catch (error) {
      if (error instanceof ObjectNotFound) return false;
      throw error;
    }
  }
}
