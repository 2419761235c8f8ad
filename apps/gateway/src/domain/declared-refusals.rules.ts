import { type Problem, type RouteError, routeErrorsOf, routes } from '@groundwork/contracts';

const errorsByAddress = new Map<string, RouteError[]>(
  Object.values(routes).map((route) => [`${route.method} ${route.path}`, routeErrorsOf(route)]),
);

export function isDeclared(address: string, { code, kind }: Problem): boolean {
  const routeErrors = errorsByAddress.get(address.replace(/^HEAD /, 'GET '));
  return routeErrors?.some((each) => each.code === code && each.kind === kind) ?? true;
}
