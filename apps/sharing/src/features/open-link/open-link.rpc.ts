import { Controller } from '@nestjs/common';
import { type OpenedLink, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { OpenLink } from './open-link.query.ts';

@Controller()
export class OpenLinkRpc {
  constructor(private readonly openLink: OpenLink) {}

  @Rpc(rpc.sharing.openLink)
  answer({ token }: { token: string }): Promise<OpenedLink> {
    return this.openLink.run(token);
  }
}
