import { HttpCode, RequestMapping, RequestMethod, Res, SetMetadata } from '@nestjs/common';
import type { RouteContract } from '@groundwork/contracts';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type AnswerOf, Input, type InputOf } from './input.decorator.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: RouteContract;
  }
}

export const ROUTE = Symbol('route contract');

export function bindRoute(
  route: RouteContract,
  target: object,
  key: string,
  descriptor: PropertyDescriptor,
): void {
  Input(route)(target, key, 0);
  // Nest sends the returned value unless the handler injects the reply, which a handler of a stream, of a page or of two statuses does.
  if (route.produces ?? route.alsoStatus) Res()(target, key, 1);
  RequestMapping({ path: route.path, method: RequestMethod[route.method] })(target, key, descriptor);
  HttpCode(route.status)(target, key, descriptor);
  SetMetadata(ROUTE, route)(target, key, descriptor);
  RouteConfig({ contract: route })(target, key, descriptor);
}

type SendsItself = { reply: null } | { alsoStatus: number };

type HandlerOf<R extends RouteContract> = R extends SendsItself
  ? (input: InputOf<R>) => void | Promise<void>
  : (input: InputOf<R>) => AnswerOf<R> | Promise<AnswerOf<R>>;

export function Route<const R extends RouteContract>(route: R) {
  return <M extends HandlerOf<R>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    bindRoute(route, target, key, descriptor);
  };
}
