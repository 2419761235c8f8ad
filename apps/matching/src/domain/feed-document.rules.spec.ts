import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { matchingRules, shippedFamilies } from '@groundwork/engine-matching';
import { criteriaOf, signingKey } from '../../testing/feed-server.ts';
import { feedWords } from '../feeds.wording.ts';
import { parseJson, readFeedDocument } from './feed-document.rules.ts';

const context = { rules: matchingRules, families: shippedFamilies, now: '2026-11-24T12:00:00Z' };
const key = signingKey();
const text = JSON.stringify(criteriaOf(['a', 'b']));
const read = (body: string, signature: string | null = null, publicKey: string | null = null) =>
  readFeedDocument({ body: Buffer.from(body), signature }, { publicKey }, context);
const notSigned = { code: 'SIGNATURE_NOT_VALID', message: feedWords.notSigned };

describe('the document of a feed without a key', () => {
  it('has its programs, its warnings and the hash of its text', () => {
    expect(read(text)).toMatchObject({
      document: { programs: [{ id: 'a' }, { id: 'b' }] },
      warnings: [],
      sha256: createHash('sha256').update(text).digest('hex'),
    });
    expect(read(JSON.stringify(criteriaOf(['a'], { verifiedOn: '2026-01-02' })))).toMatchObject({
      warnings: [{ path: 'programs[0].verifiedOn', code: 'STALE' }],
    });
  });

  it('must be JSON', () => {
    expect(read('{')).toEqual({ code: 'NOT_JSON', message: feedWords.notJson });
    expect([parseJson('{'), parseJson('null')]).toEqual([null, { value: null }]);
  });

  it('must have the format, and names the place of the first error', () => {
    const wrong = JSON.stringify(criteriaOf(['a'], { minTermLength: 90, fdic: 'x' }));
    const failure = read(wrong);
    expect(failure).toMatchObject({ code: 'FORMAT_NOT_VALID' });
    expect('message' in failure && failure.message).toMatch(/^programs\[0\]\.fdic: \S/);
  });
});

describe('the document of a feed with a key', () => {
  it('is read with the signature of this key', () => {
    expect(read(text, key.sign(text), key.publicKey)).toMatchObject({ document: { programs: [{}, {}] } });
  });

  it.each([
    ['without a signature', null, key.publicKey],
    ['with the signature of another text', key.sign(`${text} `), key.publicKey],
    ['with the signature of another key', signingKey().sign(text), key.publicKey],
    ['with a key that is no key', key.sign(text), 'AAAA'],
  ])('is not used %s', (_name, signature, publicKey) => {
    expect(read(text, signature, publicKey)).toEqual(notSigned);
  });

  it('is not even parsed before its signature is checked', () => {
    expect(read('{', key.sign(text), key.publicKey)).toEqual(notSigned);
  });
});
