import type { IncomingHttpHeaders } from 'node:http';
import { Controller } from '@nestjs/common';
import { pages, routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { SessionCookies } from '../../session/session-cookie.adapter.ts';
import { SignOut } from './sign-out.use-case.ts';

/** Another site can lead a browser here, so its address needs a click of the user. */
const isOwnVisit = ({ 'sec-fetch-site': site, 'sec-fetch-user': user }: IncomingHttpHeaders): boolean =>
  site === undefined || site === 'same-origin' || site === 'none' || user === '?1';

@Controller()
export class SignOutController {
  constructor(
    private readonly signOut: SignOut,
    private readonly cookies: SessionCookies,
  ) {}

  @Route(routes.logout)
  async logout({ token, reply }: InputOf<typeof routes.logout>): Promise<void> {
    await this.signOut.revoke(token);
    this.cookies.clear(reply);
  }

  @Route(routes.logoutPage)
  async logoutPage({ request, reply }: InputOf<typeof routes.logoutPage>): Promise<void> {
    void reply.header('location', pages.home);
    if (!isOwnVisit(request.headers)) return;
    const secret = this.cookies.read(request)?.token ?? this.cookies.bindingOf(request);
    if (secret !== undefined) await this.signOut.revokeNowOrLater(secret);
    this.cookies.clear(reply);
  }
}
