import { Controller } from '@nestjs/common';
import { routes, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import type { InputOf } from '../../http/input.ts';
import { Route } from '../../http/route.ts';
import { Sessions } from '../../session/sessions.ts';
import { SiteSettings } from '../read-site-config/site-settings.ts';

@Controller()
export class TwoStepSignInController {
  constructor(
    private readonly services: RpcClient,
    private readonly remembered: Sessions,
    private readonly settings: SiteSettings,
  ) {}

  /** The app shows the product under the name its operator gave it. */
  @Route(routes.startMfa)
  async start({ acting, body, client }: InputOf<typeof routes.startMfa>) {
    const { productName: issuer } = await this.settings.current();
    return this.services.call(rpc.identity.startMfa, { ...acting, ...body, ...client, issuer });
  }

  @Route(routes.confirmMfa)
  async confirm({ user, acting, body, client }: InputOf<typeof routes.confirmMfa>) {
    const codes = await this.services.call(rpc.identity.confirmMfa, {
      ...acting,
      ...body,
      ...client,
    });
    this.remembered.forgetPerson(user.id);
    return codes;
  }

  @Route(routes.renewRecoveryCodes)
  renew({ acting, body, client }: InputOf<typeof routes.renewRecoveryCodes>) {
    return this.services.call(rpc.identity.renewRecoveryCodes, { ...acting, ...body, ...client });
  }

  @Route(routes.stopMfa)
  async stop({ user, acting, body, client }: InputOf<typeof routes.stopMfa>) {
    const changed = await this.services.call(rpc.identity.stopMfa, { ...acting, ...body, ...client });
    this.remembered.forgetPerson(user.id);
    return changed;
  }
}
