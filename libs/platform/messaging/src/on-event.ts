import type { EventContract, EventOf } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

export interface EventHandlerOptions {
  contract: EventContract;
  durable: string;
}

const handlers = new WeakMap<object, Map<string, EventHandlerOptions[]>>();

/** `durable` names the consumer on the server: a constant, never derived from a class name. */
export function OnEvent<C extends EventContract>(contract: C, durable: string) {
  return <M extends (event: EventOf<C>, manager: EntityManager) => Promise<void>>(
    target: object,
    key: string,
    _descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    const byMethod = handlers.get(target) ?? new Map<string, EventHandlerOptions[]>();
    byMethod.set(key, [...(byMethod.get(key) ?? []), { contract, durable }]);
    handlers.set(target, byMethod);
  };
}

export const eventHandlersOf = (prototype: object): ReadonlyMap<string, EventHandlerOptions[]> =>
  handlers.get(prototype) ?? new Map<string, EventHandlerOptions[]>();
