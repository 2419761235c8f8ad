import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Acting, type DocumentView, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { ObjectStorage } from '@groundwork/platform-storage';
import type { FastifyRequest } from 'fastify';
import { parseDocumentKind } from '../../domain/document-kind.rules.ts';
import { readDocumentForm } from '../../files/document-form.reader.ts';
import { withDeadline } from '../../files/store-deadlines.adapter.ts';
import { unsupportedMediaType } from '../../gateway.errors.ts';

const registerMs = 10_000;

@Injectable()
export class UploadDocument {
  constructor(
    private readonly services: RpcClient,
    private readonly storage: ObjectStorage,
  ) {}

  async run(acting: Acting, request: FastifyRequest): Promise<DocumentView> {
    if (!request.isMultipart()) throw unsupportedMediaType();
    const incomingKey = `incoming/${randomUUID()}`;
    try {
      const { file, fields } = await readDocumentForm(request, this.storage, incomingKey);
      const upload = { ...acting, incomingKey, ...file, ...parseDocumentKind(fields) };
      return await this.services.call(rpc.documents.register, upload, registerMs);
    } finally {
      await withDeadline(this.storage.remove(incomingKey)).catch((error: unknown) => {
        log().warn({ err: error }, 'An incoming file is not deleted yet. The sweeper deletes it.');
      });
    }
  }
}
