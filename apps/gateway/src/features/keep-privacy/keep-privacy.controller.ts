import { createDecipheriv } from 'node:crypto';
import { pipeline } from 'node:stream';
import { Body, Controller, Param, Query, Req, Res } from '@nestjs/common';
import {
  type AccessEntry,
  type AccessQuery,
  type Consent,
  type EraseBody,
  type ErasureReceipt,
  type ErasureStanding,
  type ErasureView,
  erasureId,
  type ErasureId,
  exportId,
  type ExportId,
  type ExportStanding,
  type ExportView,
  type Page,
  type PageQuery,
  routes,
  rpc,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { ObjectStorage } from '@groundwork/platform-storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageOfWhole } from '../../http/answer-list.ts';
import { IdPipe } from '../../http/id.pipe.ts';
import { Route } from '../../http/route.ts';
import { sendDownload } from '../../http/send-file.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';
import { readAccessLog } from './read-access-log.ts';

const own = ({ user }: Caller) => ({ userId: user.id });

@Controller()
export class KeepPrivacyController {
  constructor(
    private readonly services: RpcClient,
    private readonly storage: ObjectStorage,
  ) {}

  @Route(routes.erasure)
  erasure(@SignedIn() caller: Caller): Promise<ErasureStanding> {
    return this.services.call(rpc.privacy.erasure, own(caller));
  }

  @Route(routes.askErasure)
  askErasure(
    @SignedIn() caller: Caller,
    @Body(new ZodPipe(routes.askErasure.body)) { password }: EraseBody,
    @Req() request: FastifyRequest,
  ): Promise<ErasureView> {
    const asked = { ...own(caller), password, clientAddress: request.ip };
    return this.services.call(rpc.privacy.askErasure, asked);
  }

  @Route(routes.cancelErasure)
  async cancelErasure(@SignedIn() caller: Caller): Promise<{ success: true }> {
    await this.services.call(rpc.privacy.cancelErasure, own(caller));
    return { success: true };
  }

  @Route(routes.erasureReceipt)
  receipt(@Param('id', new IdPipe(erasureId)) id: ErasureId): Promise<ErasureReceipt> {
    return this.services.call(rpc.privacy.receipt, { erasureId: id });
  }

  @Route(routes.export)
  export(@SignedIn() caller: Caller): Promise<ExportStanding> {
    return this.services.call(rpc.privacy.export, own(caller));
  }

  @Route(routes.askExport)
  askExport(@SignedIn() caller: Caller): Promise<ExportView> {
    return this.services.call(rpc.privacy.askExport, own(caller));
  }

  @Route(routes.exportFile)
  async exportFile(
    @SignedIn() caller: Caller,
    @Param('id', new IdPipe(exportId)) id: ExportId,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = { ...own(caller), exportId: id };
    const { key, iv, tag, ...file } = await this.services.call(rpc.privacy.exportFile, asked);
    const [secret, vector, seal] = [key, iv, tag].map((text) => Buffer.from(text, 'base64')) as [
      Buffer,
      Buffer,
      Buffer,
    ];
    const decipher = createDecipheriv('aes-256-gcm', secret, vector, { authTagLength: 16 });
    decipher.setAuthTag(seal);
    // a fault ends the download unfinished: fastify is told by the stream it sends
    await sendDownload(reply, this.storage, file, (content) => pipeline(content, decipher, () => undefined));
  }

  @Route(routes.consents)
  async consents(
    @SignedIn() caller: Caller,
    @Query(new ZodPipe(routes.consents.query)) query: PageQuery,
  ): Promise<Consent[] | Page<Consent>> {
    return pageOfWhole(await this.services.call(rpc.privacy.consents, own(caller)), query);
  }

  @Route(routes.accessLog)
  accessLog(
    @SignedIn() { user }: Caller,
    @Query(new ZodPipe(routes.accessLog.query)) query: AccessQuery,
  ): Promise<Page<AccessEntry>> {
    return readAccessLog(this.services, user.id, query);
  }
}
