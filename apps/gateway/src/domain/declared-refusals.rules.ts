import { type Problem, type RouteError, routeErrorsOf, routes } from '@groundwork/contracts';

const refusals = new Map<string, RouteError[]>(
  Object.values(routes).map((route) => [`${route.method} ${route.path}`, routeErrorsOf(route)]),
);

export function isDeclared(address: string, { code, kind }: Problem): boolean {
  const routeRefusals = refusals.get(address.replace(/^HEAD /, 'GET '));
  return routeRefusals?.some((each) => each.code === code && each.kind === kind) ?? true;
}
