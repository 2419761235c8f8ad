import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import {
  type DocumentId,
  documentId,
  type DocumentView,
  type MoveDocumentBody,
  type Page,
  type PageQuery,
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
const own = ({ user }: Caller, id: DocumentId) => ({ userId: user.id, documentId: id });

@Controller()
export class ManageDocumentsController {
  constructor(
    private readonly services: RpcClient,
    private readonly storage: ObjectStorage,
  ) {}

  @Route(routes.documents)
  list(
    @SignedIn() { user }: Caller,
    @Query(new ZodPipe(routes.documents.query)) query: PageQuery,
  ): Promise<DocumentView[] | Page<DocumentView>> {
    return answerList(query, (page) => this.services.call(rpc.documents.list, { userId: user.id, page }));
  }

  @Route(routes.document)
  one(@SignedIn() caller: Caller, @Param('id', aDocument) id: DocumentId): Promise<DocumentView> {
    return this.services.call(rpc.documents.get, own(caller, id));
  }

  @Route(routes.documentFile)
  async file(
    @SignedIn() caller: Caller,
    @Param('id', aDocument) id: DocumentId,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendDownload(reply, this.storage, await this.services.call(rpc.documents.file, own(caller, id)));
  }

  @Route(routes.documentPreview)
  async preview(
    @SignedIn() caller: Caller,
    @Param('id', aDocument) id: DocumentId,
    @Query(new ZodPipe(routes.documentPreview.query)) { page }: { page: number },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = { ...own(caller, id), page };
    await sendPicture(reply, this.storage, await this.services.call(rpc.documents.preview, asked));
  }

  @Route(routes.moveDocument)
  move(
    @SignedIn() caller: Caller,
    @Param('id', aDocument) id: DocumentId,
    @Body(new ZodPipe(routes.moveDocument.body)) to: MoveDocumentBody,
  ): Promise<DocumentView> {
    return this.services.call(rpc.documents.move, { ...own(caller, id), to });
  }

  @Route(routes.removeDocument)
  async remove(
    @SignedIn() caller: Caller,
    @Param('id', aDocument) id: DocumentId,
  ): Promise<{ success: true }> {
    await this.services.call(rpc.documents.remove, own(caller, id));
    return { success: true };
  }

  @Route(routes.restoreDocument)
  restore(@SignedIn() caller: Caller, @Param('id', aDocument) id: DocumentId): Promise<DocumentView> {
    return this.services.call(rpc.documents.restore, own(caller, id));
  }

  @Route(routes.reanalyzeDocument)
  reanalyze(@SignedIn() caller: Caller, @Param('id', aDocument) id: DocumentId): Promise<DocumentView> {
    return this.services.call(rpc.documents.reanalyse, own(caller, id));
  }
}
