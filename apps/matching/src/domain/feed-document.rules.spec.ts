import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { checkCriteriaDocument, matchingRules, shippedFamilies } from '@groundwork/engine-matching';
import { criteriaOf, signingKey } from '../../testing/feed-server.ts';
import { feedWords } from '../feeds.wording.ts';
import { failureOfSignature, toFeedDocument } from './feed-document.rules.ts';

const context = { rules: matchingRules, families: shippedFamilies, now: '2026-11-24T12:00:00Z' };
const key = signingKey();
const document = criteriaOf(['a', 'b']);
const text = JSON.stringify(document);
const read = (value: unknown) =>
  toFeedDocument(Buffer.from(JSON.stringify(value)), checkCriteriaDocument(value, context));
const failure = (body: string, signature: string | null, publicKey: string | null) =>
  failureOfSignature({ body: Buffer.from(body), signature }, { publicKey });
const notSigned = { code: 'SIGNATURE_NOT_VALID', message: feedWords.notSigned };

describe('the document of a feed without a key', () => {
  it('needs no signature', () => {
    expect(failure(text, null, null)).toBeNull();
  });

  it('has its programs, its warnings and the hash of its text', () => {
    expect(read(document)).toMatchObject({
      document: { programs: [{ id: 'a' }, { id: 'b' }] },
      warnings: [],
      sha256: createHash('sha256').update(text).digest('hex'),
    });
    expect(read(criteriaOf(['a'], { verifiedOn: '2026-01-02' }))).toMatchObject({
      warnings: [{ path: 'programs[0].verifiedOn', code: 'STALE' }],
    });
  });

  it('must be JSON', () => {
    expect(toFeedDocument(Buffer.from('{'), null)).toEqual({ code: 'NOT_JSON', message: feedWords.notJson });
  });

  it('must have the format, and names the place of the first error', () => {
    const wrong = read(criteriaOf(['a'], { minTermLength: 90, fdic: 'x' }));
    expect(wrong).toMatchObject({ code: 'FORMAT_NOT_VALID' });
    expect('message' in wrong && wrong.message).toMatch(/^programs\[0\]\.fdic: \S/);
  });
});

describe('the document of a feed with a key', () => {
  it('is used with the signature of this key', () => {
    expect(failure(text, key.sign(text), key.publicKey)).toBeNull();
  });

  it.each([
    ['without a signature', null, key.publicKey],
    ['with the signature of another text', key.sign(`${text} `), key.publicKey],
    ['with the signature of another key', signingKey().sign(text), key.publicKey],
    ['with a key that is no key', key.sign(text), 'AAAA'],
  ])('is not used %s', (_name, signature, publicKey) => {
    expect(failure(text, signature, publicKey)).toEqual(notSigned);
  });
});
