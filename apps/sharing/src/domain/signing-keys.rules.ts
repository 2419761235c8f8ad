import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { PackageSignature, SigningKey } from '@groundwork/contracts';

/** The head of a PKCS #8 file with an Ed25519 seed. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The days on which files were frozen that a key signed. */
export interface KeyDays {
  readonly keyId: string;
  readonly first: string;
  readonly last: string;
}

interface KeyPair {
  readonly keyId: string;
  readonly publicKey: Buffer;
  readonly privateKey: KeyObject;
}

function pairOf(seed: string): KeyPair {
  const der = Buffer.concat([pkcs8Head, Buffer.from(seed, 'base64')]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const publicKey = Buffer.from(x, 'base64url');
  const keyId = createHash('sha256').update(publicKey).digest('hex').slice(0, 16);
  return { keyId, publicKey, privateKey };
}

/** The first key signs. The others verify packages that an earlier first key signed. */
export class SigningKeys {
  private readonly pairs: readonly [KeyPair, ...KeyPair[]];

  constructor(seeds: string) {
    const [first = '', ...others] = seeds.split(',');
    this.pairs = [pairOf(first), ...others.map(pairOf)];
  }

  sign(content: string): PackageSignature {
    const [{ keyId, privateKey }] = this.pairs;
    const signature = sign(null, Buffer.from(content), privateKey).toString('base64');
    return { algorithm: 'Ed25519', keyId, signature };
  }

  /** The first key has no last day: it still signs. */
  published(days: readonly KeyDays[]): SigningKey[] {
    return this.pairs.map(({ keyId, publicKey }, place) => {
      const signed = days.find((each) => each.keyId === keyId);
      return {
        keyId,
        algorithm: 'Ed25519',
        publicKey: publicKey.toString('base64'),
        from: signed?.first ?? null,
        until: place === 0 ? null : (signed?.last ?? null),
      };
    });
  }
}
