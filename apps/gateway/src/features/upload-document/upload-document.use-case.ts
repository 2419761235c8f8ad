import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  type Acting,
  documentFileKey,
  type DocumentId,
  type DocumentView,
  documentTypes,
  rpc,
  uploadTypes,
} from '@groundwork/contracts';
import { isLimit } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { DocumentFiles, VirusScan } from '@groundwork/platform-storage';
import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { parseDocumentKind, type UploadKind } from '../../domain/document-kind.rules.ts';
import { DiskSpace } from '../../files/disk-space.adapter.ts';
import { readDocumentForm } from '../../files/document-form.reader.ts';
import type { MediaType } from '../../files/file-type.adapter.ts';
import { withDeadline } from '../../files/store-deadlines.adapter.ts';
import { storeScanned } from '../../files/store-scanned.adapter.ts';
import { unsupportedMediaType } from '../../gateway.errors.ts';
import { BusinessGuard } from '../../session/business.guard.ts';

const registerMs = 10_000;

interface UploadRules {
  types: readonly MediaType[];
  parseKind: (fields: Map<string, string>) => UploadKind;
}

@Injectable()
export class UploadDocument {
  constructor(
    private readonly services: RpcClient,
    private readonly files: DocumentFiles,
    private readonly disk: DiskSpace,
    private readonly scan: VirusScan,
    private readonly guard: BusinessGuard,
  ) {}

  run(acting: Acting, request: FastifyRequest): Promise<DocumentView> {
    return this.store(acting, request, { types: uploadTypes, parseKind: parseDocumentKind });
  }

  runWithoutCategory(acting: Acting, request: FastifyRequest): Promise<DocumentView> {
    const parseKind = () => ({ category: null, subcategory: null });
    return this.store(acting, request, { types: documentTypes, parseKind });
  }

  private async store(
    acting: Acting,
    request: FastifyRequest,
    { types, parseKind }: UploadRules,
  ): Promise<DocumentView> {
    if (!request.isMultipart()) throw unsupportedMediaType();
    await this.admit(acting);
    await this.disk.requireSpace();
    const documentId = newId() as DocumentId;
    const incomingKey = documentFileKey(documentId);
    const store = async (content: Readable) => {
      const files = await this.files.ofArriving({ userId: acting.userId, documentId });
      await storeScanned(files, this.scan, { key: incomingKey, content });
    };
    const upload = await this.received(incomingKey, async () => {
      const { file, fields } = await readDocumentForm(request, store, types);
      await this.guard.admitAgain(request);
      return { ...acting, documentId, incomingKey, ...file, ...parseKind(fields) };
    });
    return this.services.call(rpc.documents.register, upload, registerMs);
  }

  private async admit({ userId }: Acting): Promise<void> {
    await this.services.call(rpc.documents.admitUpload, { userId }).catch((error: unknown) => {
      if (isLimit(error)) throw error;
    });
  }

  /** After the registration begins, only documents can know whether the file has a document. */
  private async received<T>(key: string, receive: () => Promise<T>): Promise<T> {
    try {
      return await receive();
    } catch (error) {
      await withDeadline(this.files.storage.remove(key)).catch((reason: unknown) => {
        log().warn({ err: reason }, 'A refused file is not deleted yet. The sweeper deletes it.');
      });
      throw error;
    }
  }
}
