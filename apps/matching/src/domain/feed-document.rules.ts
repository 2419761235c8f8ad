import { createHash, createPublicKey, verify } from 'node:crypto';
import type { CriteriaFinding, FeedErrorCode } from '@groundwork/contracts';
import {
  checkCriteriaDocument,
  type CriteriaDocument,
  type MatchingRules,
  type ProgrammeFamily,
} from '@groundwork/engine-matching';
import { fill } from '@groundwork/wording';
import { feedWords } from '../feeds.wording.ts';
import type { FeedRow } from './feed.model.ts';

interface CheckContext {
  rules: MatchingRules;
  families: readonly ProgrammeFamily[];
  now: string;
}

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

export function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** Nothing of a document is used before its signature is checked. */
export function readFeedDocument(
  fetched: SignedBody,
  { publicKey }: Pick<FeedRow, 'publicKey'>,
  context: CheckContext,
): FeedDocument | FeedFailure {
  if (publicKey !== null && !isSigned(fetched, publicKey))
    return { code: 'SIGNATURE_NOT_VALID', message: feedWords.notSigned };
  const parsed = parseJson(fetched.body.toString('utf8'));
  if (parsed === null) return { code: 'NOT_JSON', message: feedWords.notJson };
  const { document, errors, warnings } = checkCriteriaDocument(parsed.value, context);
  if (document === null) {
    const [first] = errors;
    const message = fill(feedWords.notValid, { path: first?.path ?? '', message: first?.message ?? '' });
    return { code: 'FORMAT_NOT_VALID', message };
  }
  const sha256 = createHash('sha256').update(fetched.body).digest('hex');
  return { document, warnings: [...warnings], sha256 };
}
