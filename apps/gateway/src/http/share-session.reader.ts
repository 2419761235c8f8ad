import type { FastifyRequest } from 'fastify';
import { shareSessionEnded } from '../gateway.errors.ts';

const authorization = /^Share ([\w-]{43})$/;

export function shareSessionOf({ headers }: FastifyRequest): string {
  const [, session] = authorization.exec((headers.authorization ?? '').slice(0, 100)) ?? [];
  if (session === undefined) throw shareSessionEnded();
  return session;
}
