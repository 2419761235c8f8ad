import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Lane } from '@groundwork/platform-database';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import type { Visitor } from '../domain/turn-order.rules.ts';
import { tooManyPasswords } from '../identity.errors.ts';
import { FairLane } from './fair-lane.adapter.ts';

/** Each hash contains its cost, so these values can be raised at any time. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** The other cores answer calls. */
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2));
const underWayForEach = 2;
/** The last one waits less than the deadline of its call. */
const waitingForEach = 14;

/** In front of the first query, so a flood costs few connections. */
export const lookUps = new FairLane('look-ups', { width: 2, depth: 64 }, tooManyPasswords);

const admission = new FairLane(
  'passwords',
  { width: underWayForEach * atOnce, depth: waitingForEach * atOnce },
  tooManyPasswords,
);
const hashing = new Lane('hashing', { width: atOnce, depth: Infinity }, tooManyPasswords);

export const withPassword = <T>(visitor: Visitor, work: () => Promise<T>): Promise<T> =>
  admission.run(visitor, work);

/** Some keyboards send é as one character, others as two. */
const normalize = (password: string) => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> =>
  hashing.run(() => hash(normalize(password), cost));

/** An unknown email needs the same work as a wrong password. */
const unmatchableHash = hashPassword(randomUUID());

export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const hashed = stored ?? (await unmatchableHash);
  const matches = await hashing.run(() => verify(hashed, normalize(password)));
  return matches && stored !== undefined;
}

/** One salt for a whole set of codes, so that one hash finds a code among them. */
export async function hashCode(code: string, salt: Buffer): Promise<string> {
  const raw = await hashing.run(() => hashRaw(code, { ...cost, salt }));
  return raw.toString('base64url');
}
