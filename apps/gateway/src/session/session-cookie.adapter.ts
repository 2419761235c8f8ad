import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'groundwork_session';
const sevenDays = 7 * 24 * 3600;

const bearerOf = (request: FastifyRequest) =>
  /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];

export interface RequestToken {
  token: string;
  by: 'bearer' | 'cookie';
}

export function readToken(request: FastifyRequest): RequestToken | undefined {
  const bearer = bearerOf(request);
  if (bearer) return { token: bearer, by: 'bearer' };
  const cookie = request.cookies[name];
  return cookie ? { token: cookie, by: 'cookie' } : undefined;
}

export function setSessionCookie(reply: FastifyReply, token: string, secure: boolean): void {
  void reply.setCookie(name, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: sevenDays,
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  void reply.clearCookie(name, { path: '/' });
}
