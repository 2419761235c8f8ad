import { createHash, createPublicKey, verify } from 'node:crypto';
import type { CriteriaFinding, FeedErrorCode } from '@groundwork/contracts';
import type { CriteriaDocument } from '@groundwork/engine-matching';
import { fill } from '@groundwork/wording';
import { feedWords } from '../feeds.wording.ts';
import type { FeedRow } from './feed.model.ts';

export interface FeedFailure {
  code: FeedErrorCode;
  message: string;
}

export interface FeedDocument {
  document: CriteriaDocument;
  warnings: CriteriaFinding[];
  sha256: string;
}

interface SignedBody {
  body: Buffer;
  signature: string | null;
}

function isSigned({ body, signature }: SignedBody, publicKey: string): boolean {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey, 'base64').toString('base64url') };
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    return signature !== null && verify(null, body, key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/** Nothing of a document is used before its signature is checked. */
export const failureOfSignature = (
  fetched: SignedBody,
  { publicKey }: Pick<FeedRow, 'publicKey'>,
): FeedFailure | null =>
  publicKey === null || isSigned(fetched, publicKey)
    ? null
    : { code: 'SIGNATURE_NOT_VALID', message: feedWords.notSigned };

interface CheckedFeed {
  readonly document: CriteriaDocument | null;
  readonly errors: readonly { readonly path: string; readonly message: string }[];
  readonly warnings: readonly CriteriaFinding[];
}

/** `checked` is null for a body that is no JSON. */
export function toFeedDocument(body: Buffer, checked: CheckedFeed | null): FeedDocument | FeedFailure {
  if (checked === null) return { code: 'NOT_JSON', message: feedWords.notJson };
  const { document, errors, warnings } = checked;
  if (document === null) {
    const [first] = errors;
    const message = fill(feedWords.notValid, { path: first?.path ?? '', message: first?.message ?? '' });
    return { code: 'FORMAT_NOT_VALID', message };
  }
  const sha256 = createHash('sha256').update(body).digest('hex');
  return { document, warnings: [...warnings], sha256 };
}

export const failureOfReading = (): FeedFailure => ({ code: 'FORMAT_NOT_VALID', message: feedWords.notRead });
