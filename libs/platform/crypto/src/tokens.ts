import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Tokens are 32 random bytes: a plain hash cannot be guessed, and only the hash is stored. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
