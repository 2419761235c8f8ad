import type { Readable } from 'node:stream';
import { Client, CopyDestinationOptions, CopySourceOptions, S3Error } from 'minio';
import { ObjectNotFound, ObjectStorage, type StoredObject } from './object-storage.ts';

/** One part is held in memory while it is sent; the client's own default is 64 MiB. */
const partSize = 5 * 1024 * 1024;

const isMissing = (error: unknown) =>
  error instanceof S3Error && ['NoSuchKey', 'NotFound'].includes(error.code ?? '');

export class S3Storage extends ObjectStorage {
  private readonly client: Client;
  private readonly bucket: string;

  /** url: s3://KEY:SECRET@host:port/bucket?tls=false */
  constructor(url: URL) {
    super();
    this.bucket = url.pathname.slice(1);
    const tls = url.searchParams.get('tls') !== 'false';
    this.client = new Client({
      endPoint: url.hostname,
      port: url.port ? Number(url.port) : tls ? 443 : 80,
      useSSL: tls,
      accessKey: decodeURIComponent(url.username),
      secretKey: decodeURIComponent(url.password),
      partSize,
      region: url.searchParams.get('region') ?? 'us-east-1',
    });
  }

  async put(key: string, content: Readable): Promise<void> {
    await this.client.putObject(this.bucket, key, content);
  }

  async get(key: string): Promise<Readable> {
    return this.client.getObject(this.bucket, key).catch((error: unknown) => {
      throw isMissing(error) ? new ObjectNotFound(key) : error;
    });
  }

  async copy(from: string, to: string): Promise<void> {
    const source = new CopySourceOptions({ Bucket: this.bucket, Object: from });
    const target = new CopyDestinationOptions({ Bucket: this.bucket, Object: to });
    await this.client.copyObject(source, target).catch((error: unknown) => {
      throw isMissing(error) ? new ObjectNotFound(from) : error;
    });
  }

  async remove(key: string): Promise<void> {
    await this.client.removeObject(this.bucket, key);
  }

  async *list(prefix: string): AsyncIterable<StoredObject> {
    const found = this.client.listObjectsV2(this.bucket, prefix, true) as AsyncIterable<{
      name?: string;
      lastModified?: Date;
    }>;
    for await (const item of found) {
      if (item.name) yield { key: item.name, modifiedAt: item.lastModified ?? new Date() };
    }
  }

  async check(): Promise<void> {
    if (!(await this.client.bucketExists(this.bucket))) await this.client.makeBucket(this.bucket);
  }
}
