import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { ReadSiteConfig } from './read-site-config.query.ts';

@Controller()
export class ReadSiteConfigController {
  constructor(private readonly siteConfig: ReadSiteConfig) {}

  @Route(routes.siteConfig)
  read({ request }: InputOf<typeof routes.siteConfig>) {
    return this.siteConfig.forHost(request.hostname);
  }
}
