import type { FastifyRequest } from 'fastify';

/** Where a call comes from: for counting guesses, and for the owner's list of sessions. */
export interface Client {
  clientAddress: string;
  userAgent?: string;
}

const longest = 500;

export function clientOf(request: FastifyRequest): Client {
  const userAgent = request.headers['user-agent']?.slice(0, longest);
  return { clientAddress: request.ip, ...(userAgent !== undefined && { userAgent }) };
}
