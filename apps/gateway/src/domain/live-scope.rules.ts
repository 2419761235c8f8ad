import {
  type AdmittedBusiness,
  callerKindOf,
  includes,
  type RouteContract,
  routes,
} from '@groundwork/contracts';

export type LiveScope = 'account' | Pick<AdmittedBusiness, 'role' | 'areas'>;

const reads = Object.values<RouteContract>(routes).filter(({ method }) => method === 'GET');

/** A key names a query by the start of its path. */
const routeAt = (key: string) => reads.find(({ path }) => path === key || path.startsWith(`${key}/`));

function isOpen(key: string, scope: LiveScope): boolean {
  const access = routeAt(key)?.access ?? 'public';
  const caller = access === 'public' ? undefined : callerKindOf(access);
  if (caller?.of !== 'business') return scope === 'account';
  if (scope === 'account') return false;
  return 'role' in caller ? scope.role === 'owner' : includes(scope.areas[caller.area], 'view');
}

export const keysWithin = (keys: readonly string[], scope: LiveScope): string[] =>
  keys.filter((key) => isOpen(key, scope));
