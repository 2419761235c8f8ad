import { type Problem, type Refusal, refusalsOf, routes } from '@groundwork/contracts';
import type { FastifyRequest } from 'fastify';

const refusals = new Map<string, Refusal[]>(
  Object.values(routes).map((route) => [`${route.method} ${route.path}`, refusalsOf(route)]),
);

/** Whether the contract of the route that was asked names this refusal; no route, no contract. */
export function isDeclared(request: FastifyRequest, { code, kind }: Problem): boolean {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const named = refusals.get(`${method} ${request.routeOptions.url ?? ''}`);
  return named?.some((each) => each.code === code && each.kind === kind) ?? true;
}
