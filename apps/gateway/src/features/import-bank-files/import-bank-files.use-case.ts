import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type Acting, type BankFileId, type BankFileView, ledgerAccountId, rpc } from '@groundwork/contracts';
import { invalid } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { DocumentFiles, KeyReceiver, SealedFiles } from '@groundwork/platform-storage';
import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { DiskSpace } from '../../files/disk-space.adapter.ts';
import { readBankFileForm } from '../../files/bank-file-form.reader.ts';
import { withDeadline } from '../../files/store-deadlines.adapter.ts';
import { unsupportedMediaType } from '../../gateway.errors.ts';
import { BusinessGuard } from '../../session/business.guard.ts';
import { bankFiles } from '../../gateway.wording.ts';

const registerMs = 10_000;

@Injectable()
export class ImportBankFiles {
  constructor(
    private readonly services: RpcClient,
    private readonly files: DocumentFiles,
    private readonly disk: DiskSpace,
    private readonly guard: BusinessGuard,
  ) {}

  async run(acting: Acting, request: FastifyRequest): Promise<BankFileView> {
    if (!request.isMultipart()) throw unsupportedMediaType();
    await this.disk.requireSpace();
    const fileId = newId() as BankFileId;
    const incomingKey = `incoming/${randomUUID()}`;
    try {
      const { file, fields } = await readBankFileForm(request, (content) =>
        this.store(acting, fileId, incomingKey, content),
      );
      await this.guard.admitAgain(request);
      const upload = { ...acting, fileId, incomingKey, ...file, ...parseAccount(fields.get('accountId')) };
      return await this.services.call(rpc.ledger.register, upload, registerMs);
    } finally {
      await withDeadline(this.files.storage.remove(incomingKey)).catch((error: unknown) => {
        log().warn({ err: error }, 'An incoming file is not deleted yet. The sweeper deletes it.');
      });
    }
  }

  private async store(
    { userId }: Acting,
    fileId: BankFileId,
    incomingKey: string,
    content: Readable,
  ): Promise<void> {
    const receiver = new KeyReceiver();
    const request = { userId, fileId, receiver: receiver.publicKey };
    const { key } = await this.services.call(rpc.ledger.fileKey, request);
    const files = new SealedFiles(this.files.storage, { key: receiver.open(key, fileId), mayBePlain: false });
    await files.put(`bank-files/${userId}/${fileId}`, content, incomingKey);
  }
}

function parseAccount(given: string | undefined) {
  if (given === undefined || given === '') return {};
  const parsed = ledgerAccountId.safeParse(given);
  if (!parsed.success) throw invalid([{ field: 'accountId', message: bankFiles.account }]);
  return { accountId: parsed.data };
}
