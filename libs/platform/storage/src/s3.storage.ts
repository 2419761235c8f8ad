import type { Readable } from 'node:stream';
import { Client, CopyDestinationOptions, CopySourceOptions, S3Error } from 'minio';
import {
  type ByteRange,
  checkKey,
  ObjectNotFound,
  ObjectStorage,
  type StoredObject,
} from './object-storage.ts';

/** The smallest part that S3 accepts; memory holds one at a time. */
const partSize = 5 * 1024 * 1024;

async function* toParts(content: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer | string>) {
    let rest = Buffer.from(chunk as Buffer);
    while (size + rest.length >= partSize) {
      const head = rest.subarray(0, partSize - size);
      yield Buffer.concat([...chunks, head]);
      rest = rest.subarray(head.length);
      chunks = [];
      size = 0;
    }
    chunks.push(rest);
    size += rest.length;
  }
  if (size > 0) yield Buffer.concat(chunks);
}

const isMissing = (error: unknown) =>
  error instanceof S3Error && ['NoSuchKey', 'NotFound'].includes(error.code ?? '');

export class S3Storage extends ObjectStorage {
  private readonly client: Client;
  private readonly bucket: string;

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
    checkKey(key);
    // The client's own upload of a stream never ends when the stream fails.
    const parts = toParts(content);
    try {
      const first = await parts.next();
      const part = first.done ? Buffer.alloc(0) : first.value;
      if (part.length < partSize) await this.client.putObject(this.bucket, key, part);
      else await this.putParts(key, part, parts);
    } finally {
      content.destroy();
    }
  }

  private async putParts(key: string, first: Buffer, others: AsyncIterable<Buffer>): Promise<void> {
    // The client reads an id of digits only as a number.
    const begun = (await this.client.initiateNewMultipartUpload(this.bucket, key, {})) as string | number;
    const uploadID = String(begun);
    const sent: { part: number; etag: string }[] = [];
    const send = async (part: Buffer) => {
      const place = { bucketName: this.bucket, objectName: key, uploadID, partNumber: sent.length + 1 };
      const { etag } = await this.client.uploadPart({ ...place, headers: {} }, part);
      sent.push({ part: place.partNumber, etag });
    };
    try {
      await send(first);
      for await (const part of others) await send(part);
      await this.client.completeMultipartUpload(this.bucket, key, uploadID, sent);
    } catch (error) {
      await this.client.abortMultipartUpload(this.bucket, key, uploadID).catch(() => undefined);
      throw error;
    }
  }

  async get(key: string, range?: ByteRange): Promise<Readable> {
    const { start, length } = range ?? { start: 0, length: 0 };
    return this.client.getPartialObject(this.bucket, checkKey(key), start, length).catch((error: unknown) => {
      throw isMissing(error) ? new ObjectNotFound(key) : error;
    });
  }

  async size(key: string): Promise<number> {
    const stats = await this.client.statObject(this.bucket, checkKey(key)).catch((error: unknown) => {
      throw isMissing(error) ? new ObjectNotFound(key) : error;
    });
    return stats.size;
  }

  async copy(from: string, to: string): Promise<void> {
    const source = new CopySourceOptions({ Bucket: this.bucket, Object: checkKey(from) });
    const target = new CopyDestinationOptions({ Bucket: this.bucket, Object: checkKey(to) });
    await this.client.copyObject(source, target).catch((error: unknown) => {
      throw isMissing(error) ? new ObjectNotFound(from) : error;
    });
  }

  async remove(key: string): Promise<void> {
    await this.client.removeObject(this.bucket, checkKey(key));
  }

  async *list(prefix: string): AsyncIterable<StoredObject> {
    const items = this.client.listObjectsV2(this.bucket, prefix, true) as AsyncIterable<{
      name?: string;
      lastModified?: Date;
    }>;
    for await (const item of items) {
      if (item.name && item.lastModified) yield { key: item.name, modifiedAt: item.lastModified };
    }
  }

  async check(): Promise<void> {
    if (!(await this.client.bucketExists(this.bucket))) await this.client.makeBucket(this.bucket);
  }
}
