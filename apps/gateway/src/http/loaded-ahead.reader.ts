import type { FastifyRequest } from 'fastify';
import { routeNotFound } from '../gateway.errors.ts';

export const isAhead = ({ method, headers }: FastifyRequest): boolean =>
  method === 'HEAD' ||
  [headers['purpose'], headers['sec-purpose']].some((purpose) => String(purpose ?? '').includes('prefetch'));

export function assertNotAhead(request: FastifyRequest): void {
  if (isAhead(request)) throw routeNotFound();
}
