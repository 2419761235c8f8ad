import type { PackageTools } from './verify-package.ts';
import type { SealedManifest } from './manifest.ts';

export interface PublicKey {
  readonly keyId: string;
  readonly publicKey: string;
  readonly from: string | null;
  readonly until: string | null;
}

export type SignatureState = 'signed' | 'notSigned' | 'unknownKey';

const keyBytes = 32;
const signatureBytes = 64;
const idLength = 16;

function bytesOf(base64: string, count: number): Uint8Array | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0) return null;
  const binary = atob(base64);
  return binary.length === count && btoa(binary) === base64
    ? Uint8Array.from(binary, (character) => character.charCodeAt(0))
    : null;
}

const coversDay = ({ from, until }: PublicKey, day: string): boolean =>
  (from === null || from <= day) && (until === null || day <= until);

export async function signatureState(
  { content, manifest, signature }: SealedManifest,
  keys: readonly PublicKey[],
  { sha256, verify }: PackageTools,
): Promise<SignatureState> {
  if (signature === null) return 'notSigned';
  const key = keys.find(({ keyId }) => keyId === signature.keyId);
  if (key === undefined) return 'unknownKey';
  const publicKey = bytesOf(key.publicKey, keyBytes);
  const sealed = bytesOf(signature.signature, signatureBytes);
  if (publicKey === null || sealed === null) return 'notSigned';
  const digest = sha256();
  digest.update(publicKey);
  if (digest.hex().slice(0, idLength) !== key.keyId) return 'unknownKey';
  const isSigned = await verify({ publicKey, content, signature: sealed });
  return isSigned && coversDay(key, manifest.frozenAt.slice(0, 10)) ? 'signed' : 'notSigned';
}
