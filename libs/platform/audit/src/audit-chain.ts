import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** As text, because a Date has no microseconds and JSON of a client can differ from that of PostgreSQL. */
export interface ChainedEntry {
  id: string;
  at: string;
  actor: string;
  action: string;
  subject_type: string;
  subject_id: string;
  user_id: string | null;
  details: string;
  correlation_id: string;
}

export const entryColumns = `e.id, (extract(epoch from e.at) * 1000000)::bigint::text as at, e.actor, e.action,
  e.subject_type, e.subject_id, e.user_id, e.details::text as details, e.correlation_id`;

export const genesis = Buffer.alloc(32);

const hashOf = (parts: readonly unknown[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();

/** The fields that an erasure changes. Without the salt the hash does not reveal them. */
export const commitmentOf = (salt: Buffer, { actor, subject_id, user_id, details }: ChainedEntry): Buffer =>
  hashOf([salt.toString('hex'), actor, subject_id, user_id, details]);

interface LinkContent {
  position: number;
  sealedAt: Date;
  commitment: Buffer;
}

export const linkHash = (previous: Buffer, entry: ChainedEntry, link: LinkContent): Buffer =>
  hashOf([
    previous.toString('hex'),
    link.position,
    link.sealedAt.getTime(),
    link.commitment.toString('hex'),
    entry.id,
    entry.at,
    entry.action,
    entry.subject_type,
    entry.correlation_id,
  ]);

const headText = (service: string, position: number, hash: Buffer): Buffer =>
  Buffer.from(`audit head ${service} ${position} ${hash.toString('hex')}`);

const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

export function signHead(key: string, service: string, position: number, hash: Buffer): string {
  const der = Buffer.concat([pkcs8, Buffer.from(key, 'base64url')]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return sign(null, headText(service, position, hash), privateKey).toString('base64url');
}

export interface SignedHead {
  position: number;
  hash: Buffer;
  signature: string;
}

const publicKeyOf = (x: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });

/** `keys` is the list of public keys, NAME:KEY with commas. It can list a service several times. */
export function isSignedHead(
  keys: string,
  service: string,
  { position, hash, signature }: SignedHead,
): boolean {
  const own = keys.split(',').flatMap((entry) => {
    const [name, x] = entry.split(':');
    return name === service && x ? [publicKeyOf(x)] : [];
  });
  const bytes = Buffer.from(signature, 'base64url');
  return own.some((key) => verify(null, headText(service, position, hash), key, bytes));
}
