import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import { Route } from '../../http/route.ts';
import { SiteSettings } from './site-settings.ts';

@Controller()
export class ReadSiteConfigController {
  constructor(private readonly settings: SiteSettings) {}

  @Route(routes.siteConfig)
  read() {
    return this.settings.current();
  }
}
