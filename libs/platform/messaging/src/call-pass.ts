import { sign, verify } from 'node:crypto';
import {
  type Acting,
  actorId,
  businessId,
  grantId,
  practiceId,
  role,
  type RpcContract,
  userId,
} from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { systemClock } from '@groundwork/platform-time';
import { z } from 'zod';
import { privateKeyOf, publicKeyOf } from './call-keys.ts';

const grant = z.object({ grantId, practiceId: practiceId.optional() });
const actingPerson = z.object({ userId, businessId, actorId, role, grant: grant.optional() });
export type ActingPerson = Acting & z.output<typeof actingPerson>;

const passClaims = z.object({
  from: z.string(),
  to: z.string(),
  until: z.number(),
  person: actingPerson.optional(),
  within: z.string().optional(),
});
export type PassClaims = z.output<typeof passClaims>;

const clockDifferenceMs = 30_000;
const reuseMs = 15_000;
const mostStored = 2000;
const longestPass = 8000;

const expired = 'CALL_EXPIRED';

export const refuseCall = (code: string, message: string) => new DomainError('forbidden', code, message);

export const isCallRefusal = (error: unknown): boolean =>
  error instanceof DomainError && error.code.startsWith('CALL_');

export const isExpiredCall = (error: unknown): boolean =>
  error instanceof DomainError && error.code === expired;

class Stored<T> {
  private readonly entries = new Map<string, T>();

  get(key: string): T | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: T): T {
    if (this.entries.size >= mostStored) this.entries.clear();
    this.entries.set(key, value);
    return value;
  }
}

export interface PassRequest {
  contract: RpcContract;
  timeoutMs: number;
  person?: ActingPerson | undefined;
  within?: string | undefined;
}

export class PassWriter {
  private readonly key;
  private readonly written = new Stored<{ pass: string; until: number }>();

  constructor(
    private readonly service: string,
    key: string,
  ) {
    this.key = privateKeyOf(key);
  }

  write({ contract, timeoutMs, person, within }: PassRequest): string {
    const needed = systemClock.now().getTime() + timeoutMs + clockDifferenceMs;
    const content = { from: this.service, to: contract.subject, person, within };
    const name = JSON.stringify(content);
    const earlier = this.written.get(name);
    if (earlier && earlier.until >= needed && earlier.until <= needed + reuseMs) return earlier.pass;
    const until = needed + reuseMs;
    const body = Buffer.from(JSON.stringify({ ...content, until })).toString('base64url');
    const pass = `${body}.${sign(null, Buffer.from(body), this.key).toString('base64url')}`;
    return this.written.set(name, { pass, until }).pass;
  }
}

const forged = () => refuseCall('CALL_FORGED', 'The pass of the call is not valid.');

function claimsIn(body: string): PassClaims {
  try {
    return passClaims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  } catch {
    throw forged();
  }
}

export class PassReader {
  private readonly keys;
  private readonly read = new Stored<PassClaims>();

  constructor(keys: string) {
    const pairs = keys.split(',').map((entry) => entry.split(':') as [string, string]);
    this.keys = new Map(pairs.map(([service, key]) => [service, publicKeyOf(key)]));
  }

  claimsOf(pass: string, moreTimeMs = (_subject: string) => 0): PassClaims {
    const claims = this.read.get(pass) ?? this.read.set(pass, this.verified(pass));
    if (claims.until + moreTimeMs(claims.to) < systemClock.now().getTime())
      throw refuseCall(expired, 'The pass of the call is too old.');
    return claims;
  }

  private verified(pass: string): PassClaims {
    const [body = '', signature = '', ...rest] = pass.split('.');
    if (rest.length > 0 || pass.length > longestPass) throw forged();
    const claims = claimsIn(body);
    const key = this.keys.get(claims.from);
    if (!key || !verify(null, Buffer.from(body), key, Buffer.from(signature, 'base64url'))) throw forged();
    return claims;
  }
}
