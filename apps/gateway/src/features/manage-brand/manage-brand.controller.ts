import { Controller } from '@nestjs/common';
import { type Acting, type PracticeId, routes, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { Brands } from '../../brands/brands.adapter.ts';
import { LogoDrawer } from '../../files/logo-drawer.adapter.ts';
import { readLogo } from '../../files/picture.reader.ts';
import { routeNotFound } from '../../gateway.errors.ts';
import { confirm, forward, forwarding } from '../../http/forward.adapter.ts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { fileHeaders } from '../../http/send-file.adapter.ts';

const callMs = 15_000;

const toPractice = ({ acting, params }: { acting: Acting; params: { id: PracticeId } }) => ({
  ...acting,
  practiceId: params.id,
});

export const ManageBrandController = forwarding({
  change: forward(
    routes.changeBrand,
    rpc.identity.changeBrand,
    (input) => ({ ...toPractice(input), ...input.body, clientAddress: input.client.clientAddress }),
    callMs,
  ),
  remove: confirm(routes.removeBrand, rpc.identity.removeBrand, toPractice),
  checkHost: forward(routes.checkBrandHost, rpc.identity.checkBrandHost, toPractice, callMs),
  confirmReplyTo: confirm(routes.confirmReplyTo, rpc.identity.confirmReplyTo, ({ body, client }) => ({
    ...body,
    clientAddress: client.clientAddress,
  })),
});

@Controller()
export class BrandLogoController {
  constructor(
    private readonly services: RpcClient,
    private readonly drawer: LogoDrawer,
    private readonly brands: Brands,
  ) {}

  @Route(routes.setBrandLogo)
  async set(input: InputOf<typeof routes.setBrandLogo>) {
    const practice = toPractice(input);
    await this.services.call(rpc.identity.admitBrand, practice);
    const png = Buffer.from(await this.drawer.draw(await readLogo(input.request))).toString('base64');
    return this.services.call(rpc.identity.setBrandLogo, { ...practice, png });
  }

  @Route(routes.brandLogo)
  async send({ params, reply }: InputOf<typeof routes.brandLogo>): Promise<void> {
    const png = await this.brands.logo(params.hash);
    if (!png) throw routeNotFound();
    void reply
      .headers({ ...fileHeaders, 'cache-control': 'public, max-age=31536000, immutable' })
      .type('image/png')
      .send(png);
  }
}
