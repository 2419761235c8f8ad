import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { packageId, type PackageManifest, type SigningKey } from '@groundwork/contracts';
import { ZipFile } from 'yazl';

export type PackageFiles = ReadonlyMap<string, Buffer>;

export interface SigningPair {
  readonly privateKey: KeyObject;
  readonly key: SigningKey;
}

export function signingPair(): SigningPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const bytes = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const keyId = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const text = bytes.toString('base64');
  return { privateKey, key: { keyId, algorithm: 'Ed25519', publicKey: text, from: null, until: null } };
}

export const packageJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

type Stated = Pick<PackageManifest, 'rulesVersion' | 'stated' | 'proven' | 'frozenAt'>;

export interface UnsignedPackage {
  readonly stated: Stated;
  readonly files: readonly (readonly [string, Buffer])[];
  readonly change?: (manifest: PackageManifest) => object;
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** The files of a package as the service `sharing` writes and signs them. */
export function signPackage(
  { stated, files, change = (manifest) => manifest }: UnsignedPackage,
  { privateKey, key: { keyId } }: SigningPair,
): PackageFiles {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const manifest: PackageManifest = {
    format: 'groundwork-package',
    formatVersion: 1,
    packageId: packageId.parse('0b8a1f1e-5f0d-4c58-9d58-0d2a6a3f7d11'),
    version: 1,
    business: 'Cedar Lane Bakery',
    recipient: 'First Bank',
    ...stated,
    opened: [],
    originals: [],
    files: sorted.map(([path, bytes]) => ({ path, bytes: bytes.length, sha256: sha256(bytes) })),
  };
  const content = packageJson(change(manifest));
  const signature = sign(null, content, privateKey).toString('base64');
  const sealed = JSON.stringify({ algorithm: 'Ed25519', keyId, signature }, null, 2);
  return new Map([['manifest.json', content], ['signature.json', Buffer.from(sealed)], ...sorted]);
}

export async function zipPackage(files: PackageFiles): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of files) zip.addBuffer(content, path, { compress: !path.endsWith('.pdf') });
  zip.end();
  return buffer(zip.outputStream as Readable);
}
