import { type Problem, type Refusal, refusalsOf, routes } from '@groundwork/contracts';

const refusals = new Map<string, Refusal[]>(
  Object.values(routes).map((route) => [`${route.method} ${route.path}`, refusalsOf(route)]),
);

export function isDeclared(address: string, { code, kind }: Problem): boolean {
  const named = refusals.get(address.replace(/^HEAD /, 'GET '));
  return named?.some((each) => each.code === code && each.kind === kind) ?? true;
}
