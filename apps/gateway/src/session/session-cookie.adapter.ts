import type {} from '@fastify/cookie';
import { mostCharacters, type OpenedSession, type SignedIn } from '@groundwork/contracts';
import { newToken } from '@groundwork/platform-crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const tokenCookie = 'groundwork_session';
const bindingCookie = 'groundwork_binding';
const deviceCookie = 'groundwork_device';
const days = 24 * 3600;
const sessionSeconds = 7 * days;
const deviceSeconds = 90 * days;

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
  private readonly deviceName: string;

  /** Browsers reject the prefix __Host- under http. */
  constructor(origin: string) {
    this.secure = origin.startsWith('https:');
    const prefix = this.secure ? '__Host-' : '';
    this.bindingName = `${prefix}${bindingCookie}`;
    this.deviceName = `${prefix}${deviceCookie}`;
  }

  read(request: FastifyRequest): RequestCredential | undefined {
    const binding = this.bindingOf(request);
    const bearer = bearerOf(request);
    if (bearer) return { token: bearer, by: 'bearer', binding };
    const cookie = secretOf(request.cookies[tokenCookie]);
    return cookie ? { token: cookie, by: 'cookie', binding } : undefined;
  }

  hasSession(request: FastifyRequest): boolean {
    return this.bindingOf(request) !== undefined || request.cookies[tokenCookie] !== undefined;
  }

  bindingOf(request: FastifyRequest): string | undefined {
    return secretOf(request.cookies[this.bindingName]);
  }

  /** It proves nothing by itself: identity remembers the accounts that signed in with it. */
  deviceOf(request: FastifyRequest): string {
    const sent = request.cookies[this.deviceName] ?? '';
    return /^[\w-]{43}$/.test(sent) ? sent : newToken();
  }

  open(reply: FastifyReply, { binding, ...signedIn }: OpenedSession, device: string): SignedIn {
    this.set(reply, binding ? this.bindingName : tokenCookie, binding ?? signedIn.token);
    this.set(reply, this.deviceName, device, deviceSeconds);
    if (binding && reply.request.cookies[tokenCookie]) this.remove(reply, tokenCookie);
    return signedIn;
  }

  clear(reply: FastifyReply): void {
    this.remove(reply, tokenCookie);
    if (this.bindingOf(reply.request)) this.remove(reply, this.bindingName);
  }

  private set(reply: FastifyReply, name: string, value: string, maxAge = sessionSeconds): void {
    void reply.setCookie(name, value, { ...this.attributes(), maxAge });
  }

  private remove(reply: FastifyReply, name: string): void {
    void reply.clearCookie(name, this.attributes());
  }

  private attributes() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure } as const;
  }
}
