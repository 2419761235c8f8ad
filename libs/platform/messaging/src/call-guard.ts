import type { RpcContract } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import { systemClock } from '@groundwork/platform-time';
import { type ActingPerson, type PassClaims, PassReader, refuseCall } from './call-pass.ts';
import { declaredCalls } from './declared-calls.ts';

export interface DeclaredCalls {
  calls: 'every' | readonly string[];
  alone: readonly string[];
  orders?: readonly string[];
}

export interface Admission {
  pass: string;
  until: number;
  from: string;
  person: ActingPerson | undefined;
}

interface GuardConfig {
  CALL_KEYS: string;
  UNSIGNED_CALLS_UNTIL?: string | undefined;
}

const dayMs = 24 * 3600 * 1000;
const deepest = 4;
const ownerOf = (subject: string) => subject.split('.')[1];

const undeclared = () => refuseCall('CALL_UNDECLARED', 'The service declares no such call.');
const forAnother = () => refuseCall('CALL_FOR_ANOTHER_USER', 'The pass of the call names another person.');

export type NamedPersons = Partial<Record<'userId' | 'businessId' | 'actorId' | 'reviewerId', unknown>>;
const namesOf = (request: unknown) => (typeof request === 'object' ? (request ?? {}) : {}) as NamedPersons;

export const namedOwnerOf = (request: unknown): unknown => namesOf(request).userId;

const isSame = (named: unknown, own: string) => named === undefined || named === own;

function matches(contract: RpcContract, person: ActingPerson, request: unknown): boolean {
  const { userId, businessId, actorId, reviewerId } = namesOf(request);
  const { only, others = [] } = contract.staff ?? {};
  if (only && !only.includes(person.role)) return false;
  if (![actorId, reviewerId].every((id) => isSame(id, person.actorId))) return false;
  if (others.includes(person.role)) return true;
  if (contract.staff && userId === undefined) return false;
  return isSame(userId, person.userId) && isSame(businessId, person.businessId);
}

export class CallGuard {
  private readonly passes: PassReader;
  private readonly unsignedUntil: number;

  constructor(
    { CALL_KEYS, UNSIGNED_CALLS_UNTIL }: GuardConfig,
    private readonly declared: Readonly<Record<string, DeclaredCalls>> = declaredCalls,
  ) {
    this.passes = new PassReader(CALL_KEYS);
    const latest = systemClock.now().getTime() + dayMs;
    this.unsignedUntil = UNSIGNED_CALLS_UNTIL ? Math.min(Date.parse(UNSIGNED_CALLS_UNTIL), latest) : 0;
  }

  admit(contract: RpcContract, pass: string | undefined): Admission | undefined {
    if (pass !== undefined) return this.admitted(contract, pass);
    if (systemClock.now().getTime() >= this.unsignedUntil)
      throw refuseCall('CALL_UNSIGNED', 'The call has no pass.');
    log().warn({ subject: contract.subject }, 'Accepted a call without a pass during an upgrade');
    return undefined;
  }

  check(contract: RpcContract, { from, person }: Admission, request: unknown): void {
    if (person) {
      if (!matches(contract, person, request)) throw forAnother();
      return;
    }
    const own = this.declared[from];
    if (own?.alone.includes(contract.subject)) return;
    if (own?.calls !== 'every') throw undeclared();
    if (contract.staff?.only ?? Object.values(personsIn(request)).some((id) => id !== undefined))
      throw forAnother();
  }

  private admitted(contract: RpcContract, pass: string): Admission {
    const claims = this.passes.claimsOf(pass);
    if (claims.to !== contract.subject)
      throw refuseCall('CALL_FORGED', 'The pass of the call names another call.');
    const { calls = [] } = this.declared[claims.from] ?? {};
    if (calls !== 'every' && !calls.includes(contract.subject)) throw undeclared();
    return { pass, until: claims.until, from: claims.from, person: this.personOf(claims) };
  }

  private personOf({ from, person, within }: PassClaims, depth = 1): ActingPerson | undefined {
    if (person) {
      if (this.declared[from]?.calls !== 'every') throw undeclared();
      return person;
    }
    if (within === undefined) return undefined;
    const outer = this.passes.claimsOf(within, (to) =>
      this.declared[from]?.orders?.includes(to) ? dayMs : 0,
    );
    if (ownerOf(outer.to) !== from || depth >= deepest)
      throw refuseCall('CALL_FORGED', 'The pass of the call was given to another service.');
    return this.personOf(outer, depth + 1);
  }
}

function personsIn(request: unknown): NamedPersons {
  const { userId, businessId, actorId, reviewerId } = namesOf(request);
  return { userId, businessId, actorId, reviewerId };
}
