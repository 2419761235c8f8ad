import { createDecipheriv } from 'node:crypto';
import { pipeline } from 'node:stream';
import { Controller } from '@nestjs/common';
import { type Acting, routes, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { ObjectStorage } from '@groundwork/platform-storage';
import { confirm, forward, forwarding, forwardList } from '../../http/forward.ts';
import type { InputOf } from '../../http/input.ts';
import { Route } from '../../http/route.ts';
import { sendDownload } from '../../http/send-file.ts';
import { readAccessLog } from './read-access-log.ts';

const own = ({ acting }: { acting: Acting }) => acting;

export const KeepPrivacyController = forwarding({
  erasure: forward(routes.erasure, rpc.privacy.erasure, own),
  askErasure: forward(routes.askErasure, rpc.privacy.askErasure, ({ acting, body, client }) => ({
    ...acting,
    password: body.password,
    clientAddress: client.clientAddress,
  })),
  cancelErasure: confirm(routes.cancelErasure, rpc.privacy.cancelErasure, own),
  receipt: forward(routes.erasureReceipt, rpc.privacy.receipt, ({ params }) => ({ erasureId: params.id })),
  export: forward(routes.export, rpc.privacy.export, own),
  askExport: forward(routes.askExport, rpc.privacy.askExport, own),
  consents: forwardList(routes.consents, rpc.privacy.consents, own),
});

@Controller()
export class OpenRecordsController {
  constructor(
    private readonly services: RpcClient,
    private readonly storage: ObjectStorage,
  ) {}

  @Route(routes.exportFile)
  async exportFile({ acting, params, reply }: InputOf<typeof routes.exportFile>): Promise<void> {
    const asked = { ...acting, exportId: params.id };
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

  @Route(routes.accessLog)
  accessLog({ user, query }: InputOf<typeof routes.accessLog>) {
    return readAccessLog(this.services, user.id, query);
  }
}
