import { HttpCode, RequestMapping, RequestMethod, Res, SetMetadata } from '@nestjs/common';
import type { RouteContract } from '@groundwork/contracts';
import { type AnswerOf, Input, type InputOf } from './input.decorator.ts';

export const ROUTE = Symbol('route contract');

/** Path, method, status, input and who may call come from the contract. */
export function bindRoute(
  route: RouteContract,
  target: object,
  key: string,
  descriptor: PropertyDescriptor,
): void {
  Input(route)(target, key, 0);
  // Nest sends what a handler returns unless it hands out the reply: a stream or a page is sent by its handler
  if (route.produces) Res()(target, key, 1);
  RequestMapping({ path: route.path, method: RequestMethod[route.method] })(target, key, descriptor);
  HttpCode(route.status)(target, key, descriptor);
  SetMetadata(ROUTE, route)(target, key, descriptor);
}

/** Takes the route's input and returns its reply, or nothing where the answer is no JSON. */
type HandlerOf<R extends RouteContract> = R['reply'] extends null
  ? (input: InputOf<R>) => void | Promise<void>
  : (input: InputOf<R>) => AnswerOf<R> | Promise<AnswerOf<R>>;

/** Binds a handler to its declared route. */
export function Route<const R extends RouteContract>(route: R) {
  return <M extends HandlerOf<R>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    bindRoute(route, target, key, descriptor);
  };
}
