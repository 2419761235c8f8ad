import { AsyncLocalStorage } from 'node:async_hooks';
import type { RpcReply } from './wire.ts';

export interface CallHeaders {
  get: (name: string) => string | undefined;
}

export type ShortCall = (request: unknown, headers: CallHeaders) => Promise<RpcReply>;

export type ShortCalls = Map<string, ShortCall>;

const neighborhood = new AsyncLocalStorage<ShortCalls>();

export const amongNeighbors = <T>(calls: ShortCalls, work: () => T): T => neighborhood.run(calls, work);

export const shortCalls = (): ShortCalls | undefined => neighborhood.getStore();
