import { randomUUID } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type RecordUpload, type RecordUploadId, rpc, type UserId } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DiskSpace } from '../../files/disk-space.adapter.ts';
import { PartStream } from '../../files/part-stream.adapter.ts';
import { failIfStalled, withDeadline } from '../../files/store-deadlines.adapter.ts';
import { emptyPart, unsupportedMediaType } from '../../gateway.errors.ts';

/** With the last part, matching computes the sum of the whole file. */
const sumMs = 120_000;

interface NewPart {
  actorId: UserId;
  uploadId: RecordUploadId;
  offset: number;
  body: unknown;
}

const digits = 12;

const isRejection = (error: unknown) => error instanceof DomainError && error.kind !== 'unavailable';

@Injectable()
export class ImportLoanRecords {
  constructor(
    private readonly services: RpcClient,
    private readonly storage: ObjectStorage,
    private readonly disk: DiskSpace,
  ) {}

  async addPart({ actorId, uploadId, offset, body }: NewPart): Promise<RecordUpload> {
    if (!(body instanceof Readable)) throw unsupportedMediaType();
    await this.services.call(rpc.matching.recordUpload, { uploadId });
    await this.disk.requireSpace();
    const key = `records/${uploadId}/${String(offset).padStart(digits, '0')}-${randomUUID()}`;
    try {
      const size = await this.store(key, body);
      if (size === 0) throw emptyPart();
      const part = { actorId, uploadId, offset, size, key };
      return await this.services.call(rpc.matching.addRecordPart, part, sumMs);
    } catch (error) {
      // after a lost reply, matching can have the part
      if (isRejection(error)) await this.remove(key);
      throw error;
    }
  }

  private async store(key: string, body: Readable): Promise<number> {
    const content = pipeline(body, new PartStream(), () => undefined);
    await failIfStalled(content, () => content.size, this.storage.put(key, content));
    return content.size;
  }

  private async remove(key: string): Promise<void> {
    await withDeadline(this.storage.remove(key)).catch((error: unknown) => {
      log().warn({ err: error }, 'A rejected part is not deleted yet. The sweep of matching deletes it.');
    });
  }
}
