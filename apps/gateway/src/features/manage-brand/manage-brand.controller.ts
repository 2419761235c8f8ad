import { Controller } from '@nestjs/common';
import { type Acting, type PracticeId, routes, rpc } from '@groundwork/contracts';
import { confirm, forward, forwarding } from '../../http/forward.adapter.ts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { sendPublicPicture } from '../../http/send-file.adapter.ts';
import { ReadBrandLogo } from './read-brand-logo.query.ts';
import { SetBrandLogo } from './set-brand-logo.use-case.ts';

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
    private readonly setLogo: SetBrandLogo,
    private readonly readLogo: ReadBrandLogo,
  ) {}

  @Route(routes.setBrandLogo)
  set(input: InputOf<typeof routes.setBrandLogo>) {
    return this.setLogo.run(toPractice(input), input.request);
  }

  @Route(routes.brandLogo)
  async send({ params, reply }: InputOf<typeof routes.brandLogo>): Promise<void> {
    sendPublicPicture(reply, await this.readLogo.run(params.hash));
  }
}
