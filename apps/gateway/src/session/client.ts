import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Where a call comes from: for counting guesses, and for the owner's list of sessions. */
export interface Client {
  clientAddress: string;
  userAgent?: string;
}

const longest = 500;

export const CalledFrom = createParamDecorator((_: unknown, context: ExecutionContext): Client => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const userAgent = request.headers['user-agent']?.slice(0, longest);
  return { clientAddress: request.ip, ...(userAgent !== undefined && { userAgent }) };
});
