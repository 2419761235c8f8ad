import { randomUUID } from 'node:crypto';
import { hash, hashRaw, verify } from '@node-rs/argon2';

/** Each hash contains its cost, so these values can be raised at any time. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** Some keyboards send é as one character, others as two. */
const normalize = (password: string) => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(normalize(password), cost);

/** An unknown email needs the same work as a wrong password. */
const unmatchableHash = hashPassword(randomUUID());

export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await unmatchableHash), normalize(password));
  return matches && stored !== undefined;
}

/** One salt for a whole set of codes, so that one hash finds a code among them. */
export async function hashCode(code: string, salt: Buffer): Promise<string> {
  return (await hashRaw(code, { ...cost, salt })).toString('base64url');
}
