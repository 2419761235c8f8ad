import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventContract, RpcContract } from '@groundwork/contracts';
import { systemClock } from '@groundwork/platform-time';
import type { BeforeReply, OwedEvents } from './before-reply.ts';
import { type Admission, type CallGuard, namedOwnerOf } from './call-guard.ts';
import { type ActingPerson, PassWriter } from './call-pass.ts';

interface Reception {
  guard: CallGuard;
  beforeReply: BeforeReply;
}

interface Work {
  reception?: Reception;
  owed?: OwedEvents[];
  person?: ActingPerson;
  received?: Admission | undefined;
  order?: string | undefined;
}

const work = new AsyncLocalStorage<Work>();

export type SignCall = (contract: RpcContract, request: unknown, timeoutMs: number) => string;

export const beginRequest = <T>(run: () => T): T => work.run({}, run);

export function actFor(person: ActingPerson): void {
  const current = work.getStore();
  if (current) current.person = person;
}

export const receiveCall = <T>(reception: Reception, run: () => T): T => work.run({ reception }, run);

export function currentReception(): Reception {
  const { reception } = work.getStore() ?? {};
  if (!reception) throw new Error('A call arrived outside the call server');
  return reception;
}

/** A repeated change may add nothing while the event of the first one waits, so it is stated before the decision. */
export function oweEvents({ type }: EventContract, of: string): void {
  work.getStore()?.owed?.push({ type, of });
}

export const owedEvents = (): readonly OwedEvents[] => work.getStore()?.owed ?? [];

export const withAdmission = <T>(received: Admission | undefined, run: () => T): T =>
  work.run({ received, owed: [] }, run);

/** The pass of the call that a service answers, for work that it does after the reply. */
export const receivedPass = (): string | undefined => work.getStore()?.received?.pass;

export const carryOutOrder = <T>(pass: string | undefined, run: () => T): T => work.run({ order: pass }, run);

function passFor(contract: RpcContract, request: unknown): string | undefined {
  const { received, order } = work.getStore() ?? {};
  if (order !== undefined) return order;
  if (!received?.person || received.until < systemClock.now().getTime()) return undefined;
  return mayCarry(received.person, contract, namedOwnerOf(request)) ? received.pass : undefined;
}

const mayCarry = ({ userId, role }: ActingPerson, { staff }: RpcContract, owner: unknown): boolean =>
  owner === undefined || owner === userId || (staff?.others.includes(role) ?? false);

export function signerOf(service: string, key: string): SignCall {
  const passes = new PassWriter(service, key);
  return (contract, request, timeoutMs) => {
    const person = work.getStore()?.person;
    return passes.write({ contract, timeoutMs, person, within: passFor(contract, request) });
  };
}
