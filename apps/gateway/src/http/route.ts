import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import type { RouteContract } from '@groundwork/contracts';

export const ROUTE = Symbol('route contract');

/** Binds a handler to its declared route: path, method, status and who may call come from the contract. */
export function Route(route: RouteContract): MethodDecorator {
  return applyDecorators(
    RequestMapping({ path: route.path, method: RequestMethod[route.method] }),
    HttpCode(route.status),
    SetMetadata(ROUTE, route),
  );
}
