import { Controller } from '@nestjs/common';
import { type Acting, type DocumentId, routes, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { ObjectStorage } from '@groundwork/platform-storage';
import { confirm, forward, forwarding, forwardPages } from '../../http/forward.ts';
import type { InputOf } from '../../http/input.ts';
import { Route } from '../../http/route.ts';
import { sendDownload, sendPicture } from '../../http/send-file.ts';

const own = ({ acting, params }: { acting: Acting; params: { id: DocumentId } }) => ({
  ...acting,
  documentId: params.id,
});

export const ManageDocumentsController = forwarding({
  list: forwardPages(routes.documents, rpc.documents.list, ({ user }, page) => ({ userId: user.id, page })),
  one: forward(routes.document, rpc.documents.get, own),
  move: forward(routes.moveDocument, rpc.documents.move, (input) => ({ ...own(input), to: input.body })),
  remove: confirm(routes.removeDocument, rpc.documents.remove, own),
  restore: forward(routes.restoreDocument, rpc.documents.restore, own),
  reanalyze: forward(routes.reanalyzeDocument, rpc.documents.reanalyse, own),
});

@Controller()
export class OpenDocumentsController {
  constructor(
    private readonly services: RpcClient,
    private readonly storage: ObjectStorage,
  ) {}

  @Route(routes.documentFile)
  async file(input: InputOf<typeof routes.documentFile>): Promise<void> {
    const file = await this.services.call(rpc.documents.file, own(input));
    await sendDownload(input.reply, this.storage, file);
  }

  @Route(routes.documentPreview)
  async preview(input: InputOf<typeof routes.documentPreview>): Promise<void> {
    const asked = { ...own(input), page: input.query.page };
    await sendPicture(input.reply, this.storage, await this.services.call(rpc.documents.preview, asked));
  }
}
