import { randomUUID } from 'node:crypto';
import { hash, hashRaw, verify } from '@node-rs/argon2';

/** Argon2id, the library's default. Each hash names what it was made with, so these may be raised at any time. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** One keyboard sends é as one character, another as two: both are the same password. */
const typed = (password: string) => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(typed(password), cost);

/** A hash nobody's password has, so that an unknown email costs the same work as a wrong password. */
const nobody = hashPassword(randomUUID());

export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), typed(password));
  return matches && stored !== undefined;
}

/** Of something random but short: the same salt for a whole set, so that one hash finds whether it is among them. */
export async function hashCode(code: string, salt: Buffer): Promise<string> {
  return (await hashRaw(code, { ...cost, salt })).toString('base64url');
}
