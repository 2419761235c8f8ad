import { createDecipheriv } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type RequestOf, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { ObjectStorage } from '@groundwork/platform-storage';
import { contentOrProblem } from '../../files/stored-content.reader.ts';

const bytesOf = (text: string) => Buffer.from(text, 'base64');

@Injectable()
export class DownloadExport {
  constructor(
    private readonly services: RpcClient,
    private readonly storage: ObjectStorage,
  ) {}

  async run(
    request: RequestOf<typeof rpc.privacy.exportFile>,
  ): Promise<{ originalName: string; content: Readable }> {
    const { key, iv, tag, ...file } = await this.services.call(rpc.privacy.exportFile, request);
    const decipher = createDecipheriv('aes-256-gcm', bytesOf(key), bytesOf(iv), { authTagLength: 16 });
    decipher.setAuthTag(bytesOf(tag));
    const encrypted = await contentOrProblem(this.storage.get(file.storageKey));
    // Fastify watches the stream that it sends: an error ends the download unfinished.
    return { originalName: file.originalName, content: pipeline(encrypted, decipher, () => undefined) };
  }
}
