import { Controller } from '@nestjs/common';
import { routes, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { Sessions } from '../../session/sessions.adapter.ts';
import { ReadSiteConfig } from '../read-site-config/read-site-config.query.ts';

@Controller()
export class TwoStepSignInController {
  constructor(
    private readonly services: RpcClient,
    private readonly sessions: Sessions,
    private readonly siteConfig: ReadSiteConfig,
  ) {}

  @Route(routes.startMfa)
  async start({ acting, body, client }: InputOf<typeof routes.startMfa>) {
    const { productName: issuer } = await this.siteConfig.run();
    return this.services.call(rpc.identity.startMfa, { ...acting, ...body, ...client, issuer });
  }

  @Route(routes.confirmMfa)
  async confirm({ user, acting, body, client }: InputOf<typeof routes.confirmMfa>) {
    const codes = await this.services.call(rpc.identity.confirmMfa, {
      ...acting,
      ...body,
      ...client,
    });
    this.sessions.dropUser(user.id);
    return codes;
  }

  @Route(routes.renewRecoveryCodes)
  renew({ acting, body, client }: InputOf<typeof routes.renewRecoveryCodes>) {
    return this.services.call(rpc.identity.renewRecoveryCodes, { ...acting, ...body, ...client });
  }

  @Route(routes.stopMfa)
  async stop({ user, acting, body, client }: InputOf<typeof routes.stopMfa>) {
    const changed = await this.services.call(rpc.identity.stopMfa, { ...acting, ...body, ...client });
    this.sessions.dropUser(user.id);
    return changed;
  }
}
