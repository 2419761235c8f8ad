import { actorId, businessId, type RpcContract, userId } from '@groundwork/contracts';
import {
  type ActingPerson,
  CallGuard,
  callKeyOf,
  declaredCalls,
  type NamedPersons,
  PassWriter,
  publicListOf,
  type SignCall,
} from '@groundwork/platform-messaging';

export const testCallKeyOf = (service: string): string => callKeyOf('test', service);

export const testCallVariables = (service: string) => {
  const names = new Set([...Object.keys(declaredCalls), service.replaceAll('_', '-')]);
  const keys = Object.fromEntries([...names].map((name) => [name, testCallKeyOf(name)]));
  return { CALL_KEY: testCallKeyOf(service), CALL_KEYS: publicListOf(keys) };
};

export const testGuard = (): CallGuard => new CallGuard(testCallVariables('gateway'));

const emptyId = '00000000-0000-4000-8000-000000000000';
const idIn = (...named: unknown[]) => named.map((id) => userId.safeParse(id).data).find(Boolean);

const roleFor = ({ staff }: RpcContract, namesOwner: boolean) =>
  staff?.only?.[0] ?? (namesOwner ? undefined : staff?.others[0]) ?? 'user';

function personFor(contract: RpcContract, request: unknown): ActingPerson | undefined {
  const named = (request ?? {}) as NamedPersons;
  const actor = idIn(named.actorId, named.reviewerId, named.userId);
  if (actor === undefined && !contract.staff) return undefined;
  const owner = idIn(named.userId, actor, emptyId);
  return {
    userId: userId.parse(owner),
    businessId: businessId.parse(idIn(named.businessId, owner)),
    actorId: actorId.parse(actor ?? emptyId),
    role: roleFor(contract, named.userId !== undefined),
  };
}

/** Signs like the gateway for the persons that a request names. */
export function signAsGateway(): SignCall {
  const passes = new PassWriter('gateway', testCallKeyOf('gateway'));
  return (contract, request, timeoutMs) =>
    passes.write({ contract, timeoutMs, person: personFor(contract, request) });
}
