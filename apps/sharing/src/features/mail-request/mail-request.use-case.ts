import { Injectable } from '@nestjs/common';
import { type Acting, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import type { DocumentRequestTexts } from '../../domain/document-request.model.ts';

@Injectable()
export class MailRequest {
  constructor(private readonly services: RpcClient) {}

  async run(
    acting: Acting,
    { email, token, askedBy, businessName }: DocumentRequestTexts,
    reminds: boolean,
  ): Promise<void> {
    if (email === null) return;
    const from = { name: askedBy.name, place: businessName };
    await this.services.call(rpc.identity.mailDocumentRequest, {
      ...acting,
      to: email,
      token,
      from,
      reminds,
    });
  }
}
