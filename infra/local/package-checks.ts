import { createHash, createPublicKey, verify } from 'node:crypto';
import { enclosedInput, packageManifest, packageSignature, type SigningKey } from '@groundwork/contracts';
import { type PackageTools, type Verification, verifyPackage } from '@groundwork/engine-packages';
import { enclosedTotal } from '@groundwork/engine-scoring';

const tools: PackageTools = {
  sha256() {
    const digest = createHash('sha256');
    return { update: (piece) => void digest.update(piece), hex: () => digest.digest('hex') };
  },
  verify({ publicKey, content, signature }) {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey).toString('base64url') };
    return Promise.resolve(verify(null, content, createPublicKey({ key: jwk, format: 'jwk' }), signature));
  },
};

const schemas = { manifest: packageManifest, signature: packageSignature, input: enclosedInput };

export const checkPackage = (file: Blob, site: string, keys: readonly SigningKey[]): Promise<Verification> =>
  verifyPackage(file, { site, keys, schemas, tools, totalOf: enclosedTotal });
