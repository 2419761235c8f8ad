import type { PackageTools } from '@groundwork/engine-packages';
import { hashes, verify } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

type Signed = Parameters<PackageTools['verify']>[0];
type Bytes = Uint8Array<ArrayBuffer>;

hashes.sha512 = sha512;

/** Strict, so that this gives the same answer as the browser and Node.js. */
const verifyHere = ({ publicKey, content, signature }: Signed): boolean =>
  verify(signature, content, publicKey, { zip215: false });

/** Undefined where the page is no secure context, or the browser has no Ed25519. */
async function verifyByBrowser({ publicKey, content, signature }: Signed): Promise<boolean | undefined> {
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  if (subtle === undefined) return undefined;
  try {
    const key = await subtle.importKey('raw', publicKey as Bytes, 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', key, signature as Bytes, content as Bytes);
  } catch {
    return undefined;
  }
}

/** SHA-256 of the browser needs a file as a whole, and this one takes it piece by piece. */
export const browserTools: PackageTools = {
  sha256() {
    const digest = sha256.create();
    return { update: (piece) => void digest.update(piece), hex: () => bytesToHex(digest.digest()) };
  },
  verify: async (signed) => (await verifyByBrowser(signed)) ?? verifyHere(signed),
};
