import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** 32 random bytes need no slow hash. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
