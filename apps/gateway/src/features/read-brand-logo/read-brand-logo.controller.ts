import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { sendPublicPicture } from '../../http/send-file.adapter.ts';
import { ReadBrandLogo } from './read-brand-logo.query.ts';

@Controller()
export class ReadBrandLogoController {
  constructor(private readonly logo: ReadBrandLogo) {}

  @Route(routes.brandLogo)
  async send({ params, reply }: InputOf<typeof routes.brandLogo>): Promise<void> {
    sendPublicPicture(reply, await this.logo.run(params.hash));
  }
}
