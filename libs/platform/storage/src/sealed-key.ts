import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';

const algorithm = 'aes-256-gcm';
const tagSize = 16;
const publicSize = 32;
const nonce = Buffer.alloc(12);

/** Node 20 can lock itself up forever when it exports a key object of a new pair, so the pair never is one. */
function newPair(): { privateKey: KeyObject; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('x25519', {
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  return {
    privateKey: createPrivateKey({ key: privateKey, type: 'pkcs8', format: 'der' }),
    publicKey: publicKey.subarray(-publicSize).toString('base64url'),
  };
}

const keyFrom = (raw: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: raw }, format: 'jwk' });

function sharedKey(own: KeyObject, other: KeyObject, transcript: string): Buffer {
  const secret = diffieHellman({ privateKey: own, publicKey: other });
  return Buffer.from(hkdfSync('sha256', secret, '', `groundwork sealed key\u0000${transcript}`, 32));
}

const transcriptOf = (sender: string, receiver: string, purpose: string) =>
  [sender, receiver, purpose].join('\u0000');

/** Encrypts a key for the holder of a public key: who reads the message alone cannot decrypt it. */
export function sealKey(receiver: string, purpose: string, key: Buffer): string {
  const pair = newPair();
  const sender = pair.publicKey;
  const shared = sharedKey(pair.privateKey, keyFrom(receiver), transcriptOf(sender, receiver, purpose));
  const cipher = createCipheriv(algorithm, shared, nonce, { authTagLength: tagSize });
  const body = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([Buffer.from(sender, 'base64url'), cipher.getAuthTag(), body]).toString('base64url');
}

export class KeyReceiver {
  private readonly pair = newPair();
  readonly publicKey = this.pair.publicKey;

  open(sealed: string, purpose: string): Buffer {
    const bytes = Buffer.from(sealed, 'base64url');
    const sender = bytes.subarray(0, publicSize).toString('base64url');
    const transcript = transcriptOf(sender, this.publicKey, purpose);
    const shared = sharedKey(this.pair.privateKey, keyFrom(sender), transcript);
    const decipher = createDecipheriv(algorithm, shared, nonce, { authTagLength: tagSize });
    decipher.setAuthTag(bytes.subarray(publicSize, publicSize + tagSize));
    return Buffer.concat([decipher.update(bytes.subarray(publicSize + tagSize)), decipher.final()]);
  }
}
