import { randomBytes } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStorage, type ObjectStorage, S3Storage } from '@groundwork/platform-storage';
import { TcpProxy } from '@groundwork/testing';

export interface TestStore {
  readonly url: string;
  readonly storage: ObjectStorage;
  disconnect(): void;
  reconnect(): void;
  remove(): Promise<void>;
}

export class FolderStore implements TestStore {
  readonly folder = mkdtempSync(join(tmpdir(), 'groundwork-objects-'));
  readonly url = `folder:${this.folder}`;
  readonly storage = new FolderStorage(this.folder);
  private readonly objects = join(this.folder, 'objects');
  private readonly movedObjects = join(this.folder, 'elsewhere');

  disconnect(): void {
    renameSync(this.objects, this.movedObjects);
    // each path below it fails with another error than "not found"
    writeFileSync(this.objects, '');
  }

  reconnect(): void {
    rmSync(this.objects);
    renameSync(this.movedObjects, this.objects);
  }

  remove(): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
    return Promise.resolve();
  }
}

export class S3Store implements TestStore {
  readonly storage: ObjectStorage;

  private constructor(
    private readonly proxy: TcpProxy,
    bucket: string,
  ) {
    this.storage = new S3Storage(new URL(bucket));
  }

  static async at(server: string): Promise<S3Store> {
    const bucket = new URL(server);
    bucket.pathname = `/worker-${randomBytes(6).toString('hex')}`;
    const store = new S3Store(await TcpProxy.to(bucket.href), bucket.href);
    await store.storage.check();
    return store;
  }

  get url(): string {
    return this.proxy.url;
  }

  disconnect(): void {
    this.proxy.cut();
  }

  reconnect(): void {
    this.proxy.open();
  }

  remove(): Promise<void> {
    return this.proxy.close();
  }
}
