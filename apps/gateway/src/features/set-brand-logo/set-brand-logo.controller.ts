import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { SetBrandLogo } from './set-brand-logo.use-case.ts';

@Controller()
export class SetBrandLogoController {
  constructor(private readonly setLogo: SetBrandLogo) {}

  @Route(routes.setBrandLogo)
  set({ acting, params, request }: InputOf<typeof routes.setBrandLogo>) {
    return this.setLogo.run({ ...acting, practiceId: params.id }, request);
  }
}
