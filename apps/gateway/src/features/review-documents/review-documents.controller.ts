import { Controller } from '@nestjs/common';
import { type DocumentId, routes, rpc, type User } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { ObjectStorage } from '@groundwork/platform-storage';
import { forward, forwarding, forwardPages } from '../../http/forward.ts';
import type { InputOf } from '../../http/input.ts';
import { Route } from '../../http/route.ts';
import { sendDownload, sendPicture } from '../../http/send-file.ts';

const reviewed = ({ user, params }: { user: User; params: { id: DocumentId } }) => ({
  reviewerId: user.id,
  documentId: params.id,
});

export const ReviewDocumentsController = forwarding({
  waiting: forwardPages(routes.reviewQueue, rpc.documents.reviewQueue, ({ user }, page) => ({
    reviewerId: user.id,
    page,
  })),
  verify: forward(routes.verifyDocument, rpc.documents.verify, reviewed),
  reject: forward(routes.rejectDocument, rpc.documents.reject, (input) => ({
    ...reviewed(input),
    reason: input.body.reason,
  })),
});

@Controller()
export class OpenReviewedController {
  constructor(
    private readonly services: RpcClient,
    private readonly storage: ObjectStorage,
  ) {}

  @Route(routes.reviewFile)
  async file(input: InputOf<typeof routes.reviewFile>): Promise<void> {
    const file = await this.services.call(rpc.documents.reviewFile, reviewed(input));
    await sendDownload(input.reply, this.storage, file);
  }

  @Route(routes.reviewPreview)
  async preview(input: InputOf<typeof routes.reviewPreview>): Promise<void> {
    const asked = { ...reviewed(input), page: input.query.page };
    const picture = await this.services.call(rpc.documents.reviewPreview, asked);
    await sendPicture(input.reply, this.storage, picture);
  }
}
