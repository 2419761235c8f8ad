import type {} from '@fastify/cookie';
import { mostCharacters, type OpenedSession, type SignedIn } from '@groundwork/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const tokenCookie = 'groundwork_session';
const bindingCookie = 'groundwork_binding';
const sevenDays = 7 * 24 * 3600;

const bearerOf = (request: FastifyRequest) =>
  /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];

const secretOf = (text: string | undefined) =>
  text !== undefined && text.length <= mostCharacters.token ? text : undefined;

export interface Credential {
  token: string;
  binding?: string | undefined;
}

export interface RequestCredential extends Credential {
  by: 'bearer' | 'cookie';
}

export class SessionCookies {
  private readonly secure: boolean;
  private readonly bindingName: string;

  /** Browsers reject the prefix __Host- under http. */
  constructor(origin: string) {
    this.secure = origin.startsWith('https:');
    this.bindingName = this.secure ? `__Host-${bindingCookie}` : bindingCookie;
  }

  read(request: FastifyRequest): RequestCredential | undefined {
    const binding = this.bindingOf(request);
    const bearer = bearerOf(request);
    if (bearer) return { token: bearer, by: 'bearer', binding };
    const cookie = secretOf(request.cookies[tokenCookie]);
    return cookie ? { token: cookie, by: 'cookie', binding } : undefined;
  }

  bindingOf(request: FastifyRequest): string | undefined {
    return secretOf(request.cookies[this.bindingName]);
  }

  open(reply: FastifyReply, { binding, ...signedIn }: OpenedSession): SignedIn {
    this.set(reply, binding ? this.bindingName : tokenCookie, binding ?? signedIn.token);
    if (binding && reply.request.cookies[tokenCookie]) this.remove(reply, tokenCookie);
    return signedIn;
  }

  clear(reply: FastifyReply): void {
    this.remove(reply, tokenCookie);
    if (this.bindingOf(reply.request)) this.remove(reply, this.bindingName);
  }

  private set(reply: FastifyReply, name: string, value: string): void {
    void reply.setCookie(name, value, { ...this.attributes(), maxAge: sevenDays });
  }

  private remove(reply: FastifyReply, name: string): void {
    void reply.clearCookie(name, this.attributes());
  }

  private attributes() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure } as const;
  }
}
