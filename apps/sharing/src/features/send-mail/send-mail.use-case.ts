import { Injectable } from '@nestjs/common';
import { type Acting, type PracticeId, rpc, type UserId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import type { DocumentRequestTexts } from '../../domain/document-request.model.ts';

@Injectable()
export class SendMail {
  constructor(private readonly services: RpcClient) {}

  async code(userId: UserId, to: string, code: string): Promise<boolean> {
    return (await this.services.call(rpc.identity.mailShareCode, { userId, to, code })).isQueued;
  }

  async request(
    acting: Acting,
    { email: to, token, askedBy, businessName }: DocumentRequestTexts,
    { reminds, practiceId }: { reminds: boolean; practiceId: PracticeId | null },
  ): Promise<void> {
    if (to === null) return;
    const from = { name: askedBy.name, place: businessName };
    const mail = { to, token, from, reminds, practiceId };
    await this.services.call(rpc.identity.mailDocumentRequest, { ...acting, ...mail });
  }
}
