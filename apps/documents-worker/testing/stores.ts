import { randomBytes } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStorage, type ObjectStorage, S3Storage } from '@groundwork/platform-storage';
import { TcpProxy } from '@groundwork/testing';

/** Where the worker under test keeps files, and what it is like when nothing can be read or written there. */
export interface TestStore {
  readonly url: string;
  /** The test's own access. */
  readonly storage: ObjectStorage;
  goAway(): void;
  comeBack(): void;
  remove(): Promise<void>;
}

export class FolderStore implements TestStore {
  readonly folder = mkdtempSync(join(tmpdir(), 'groundwork-objects-'));
  readonly url = `folder:${this.folder}`;
  readonly storage = new FolderStorage(this.folder);
  private readonly objects = join(this.folder, 'objects');
  private readonly elsewhere = join(this.folder, 'elsewhere');

  goAway(): void {
    renameSync(this.objects, this.elsewhere);
    // whatever is asked for below it is neither there nor missing
    writeFileSync(this.objects, '');
  }

  comeBack(): void {
    rmSync(this.objects);
    renameSync(this.elsewhere, this.objects);
  }

  remove(): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
    return Promise.resolve();
  }
}

export class S3Store implements TestStore {
  readonly storage: ObjectStorage;

  private constructor(
    private readonly way: TcpProxy,
    bucket: string,
  ) {
    this.storage = new S3Storage(new URL(bucket));
  }

  /** In a bucket of its own. */
  static async at(server: string): Promise<S3Store> {
    const bucket = new URL(server);
    bucket.pathname = `/worker-${randomBytes(6).toString('hex')}`;
    const store = new S3Store(await TcpProxy.to(bucket.href), bucket.href);
    await store.storage.check();
    return store;
  }

  get url(): string {
    return this.way.url;
  }

  goAway(): void {
    this.way.cut();
  }

  comeBack(): void {
    this.way.open();
  }

  remove(): Promise<void> {
    return this.way.close();
  }
}
