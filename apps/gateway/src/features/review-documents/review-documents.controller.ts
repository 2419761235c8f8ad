import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import {
  type DocumentId,
  documentId,
  type Page,
  type PageQuery,
  type ReviewItem,
  routes,
  rpc,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { ObjectStorage } from '@groundwork/platform-storage';
import type { FastifyReply } from 'fastify';
import { answerList } from '../../http/answer-list.ts';
import { IdPipe } from '../../http/id.pipe.ts';
import { Route } from '../../http/route.ts';
import { sendDownload, sendPicture } from '../../http/send-file.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';

const aDocument = new IdPipe(documentId);
const reviewed = ({ user }: Caller, id: DocumentId) => ({ reviewerId: user.id, documentId: id });

@Controller()
export class ReviewDocumentsController {
  constructor(
    private readonly services: RpcClient,
    private readonly storage: ObjectStorage,
  ) {}

  @Route(routes.reviewQueue)
  waiting(
    @SignedIn() { user }: Caller,
    @Query(new ZodPipe(routes.reviewQueue.query)) query: PageQuery,
  ): Promise<ReviewItem[] | Page<ReviewItem>> {
    const asked = { reviewerId: user.id };
    return answerList(query, (page) => this.services.call(rpc.documents.reviewQueue, { ...asked, page }));
  }

  @Route(routes.reviewFile)
  async file(
    @SignedIn() caller: Caller,
    @Param('id', aDocument) id: DocumentId,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.services.call(rpc.documents.reviewFile, reviewed(caller, id));
    await sendDownload(reply, this.storage, file);
  }

  @Route(routes.reviewPreview)
  async preview(
    @SignedIn() caller: Caller,
    @Param('id', aDocument) id: DocumentId,
    @Query(new ZodPipe(routes.reviewPreview.query)) { page }: { page: number },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = { ...reviewed(caller, id), page };
    await sendPicture(reply, this.storage, await this.services.call(rpc.documents.reviewPreview, asked));
  }

  @Route(routes.verifyDocument)
  verify(@SignedIn() caller: Caller, @Param('id', aDocument) id: DocumentId): Promise<ReviewItem> {
    return this.services.call(rpc.documents.verify, reviewed(caller, id));
  }

  @Route(routes.rejectDocument)
  reject(
    @SignedIn() caller: Caller,
    @Param('id', aDocument) id: DocumentId,
    @Body(new ZodPipe(routes.rejectDocument.body)) { reason }: { reason: string },
  ): Promise<ReviewItem> {
    return this.services.call(rpc.documents.reject, { ...reviewed(caller, id), reason });
  }
}
