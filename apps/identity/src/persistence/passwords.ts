import { hash, verify } from '@node-rs/argon2';

export const hashPassword = (password: string): Promise<string> => hash(password);

/** A hash nobody's password has, so that an unknown email costs the same work as a wrong password. */
let nobody: Promise<string> | undefined;

export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  if (stored === undefined) {
    nobody ??= hashPassword(crypto.randomUUID());
    await verify(await nobody, password);
    return false;
  }
  return verify(stored, password);
}
