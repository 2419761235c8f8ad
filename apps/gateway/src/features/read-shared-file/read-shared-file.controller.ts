import { Controller } from '@nestjs/common';
import { routes, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { forward, forwarding, forwardPages } from '../../http/forward.adapter.ts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { sendDownload, sendPicture } from '../../http/send-file.adapter.ts';
import { assertNotAhead, isAhead } from '../../http/loaded-ahead.reader.ts';
import { shareSessionOf } from '../../http/share-session.reader.ts';
import { OpenSharedDownload, StampPage } from './read-shared-file.query.ts';

const mailMs = 5000;

export const ReadSharedFileController = forwarding({
  open: forward(routes.openSharedLink, rpc.sharing.openLink, ({ body }) => body),
  begin: forward(routes.beginSharedSession, rpc.sharing.beginSession, ({ body, client }) => ({
    ...body,
    clientAddress: client.clientAddress,
  })),
  package: forward(routes.sharedPackage, rpc.sharing.shared, ({ request }) => ({
    session: shareSessionOf(request),
  })),
  score: forward(routes.sharedScore, rpc.sharing.sharedScore, ({ request }) => ({
    session: shareSessionOf(request),
  })),
  mailCode: forward(routes.mailSharedCode, rpc.sharing.mailCode, ({ body }) => body, mailMs),
  startDownload: forward(routes.startSharedDownload, rpc.sharing.startDownload, ({ request }) => ({
    session: shareSessionOf(request),
  })),
  requests: forwardPages(routes.sharedRequests, rpc.sharing.sharedRequests, ({ request }, page) => ({
    session: shareSessionOf(request),
    page,
  })),
  addRequest: forward(routes.addSharedRequest, rpc.sharing.addRequest, ({ request, body }) => ({
    session: shareSessionOf(request),
    request: body,
  })),
  keys: forward(routes.signingKeys, rpc.sharing.signingKeys, () => ({})),
});

@Controller()
export class SharedPagesController {
  constructor(private readonly pages: StampPage) {}

  @Route(routes.sharedPage)
  async page({ request, params, reply }: InputOf<typeof routes.sharedPage>): Promise<void> {
    sendPicture(reply, 'image/png', await this.pages.run(shareSessionOf(request), params));
  }
}

@Controller()
export class SharedViewsController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.recordSharedView)
  async view({ request, body }: InputOf<typeof routes.recordSharedView>): Promise<void> {
    const session = shareSessionOf(request);
    if (!isAhead(request)) await this.services.call(rpc.sharing.recordView, { session, view: body });
  }
}

@Controller()
export class SharedDownloadsController {
  constructor(private readonly downloads: OpenSharedDownload) {}

  @Route(routes.sharedDownload)
  async file({ request, params, reply }: InputOf<typeof routes.sharedDownload>): Promise<void> {
    assertNotAhead(request);
    const { name, content } = await this.downloads.run(params.ticket);
    sendDownload(reply, name, content);
  }
}
