import { createHmac, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

const ed25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

export const privateKeyOf = (key: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([ed25519, Buffer.from(key, 'base64url')]),
    format: 'der',
    type: 'pkcs8',
  });

const publicTextOf = (key: string) => createPublicKey(privateKeyOf(key)).export({ format: 'jwk' }).x ?? '';

export const publicKeyOf = (x: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });

export const callKeyOf = (secret: string, service: string): string =>
  createHmac('sha256', secret).update(`calls of ${service}`).digest('base64url');

export const publicListOf = (keys: Readonly<Record<string, string>>): string =>
  Object.entries(keys)
    .map(([service, key]) => `${service}:${publicTextOf(key)}`)
    .join(',');
