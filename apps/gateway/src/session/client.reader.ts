import type { FastifyRequest } from 'fastify';

export interface Client {
  clientAddress: string;
  userAgent?: string;
}

const maxLength = 500;

export function clientOf(request: FastifyRequest): Client {
  const userAgent = request.headers['user-agent']?.slice(0, maxLength);
  return { clientAddress: request.ip, ...(userAgent !== undefined && { userAgent }) };
}
