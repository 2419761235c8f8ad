import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { type RunningService, SettableClock } from '@groundwork/testing';
import { criteriaOf } from '../../../testing/feed-server.ts';
import { runMatching } from '../../../testing/running-matching.ts';

let matching: RunningService;
beforeAll(async () => {
  matching = await runMatching(undefined, {}, { clock: new SettableClock('2026-11-23T12:00:00Z') });
});
afterAll(() => matching.stop());

const check = (text: string) =>
  matching.rpc.call(rpc.matching.checkCriteria, { gzip: gzipSync(text).toString('base64') });

describe('the check of a criteria document', () => {
  it('returns its programs, errors and warnings', async () => {
    expect(await check(JSON.stringify(criteriaOf(['a', 'b'])))).toEqual({
      valid: true,
      programs: 2,
      errors: [],
      warnings: [],
    });
    expect(await check('[]')).toMatchObject({ valid: false, programs: 0, errors: [{}] });
  });

  it('rejects a text that is no JSON', async () => {
    await expect(check('{')).rejects.toMatchObject({ code: 'MALFORMED_JSON' });
  });

  it('rejects a document that is larger than stated, and checks the next one', async () => {
    await expect(check(' '.repeat(50_000_000))).rejects.toMatchObject({ code: 'BODY_TOO_COMPLEX' });
    expect(await check(JSON.stringify(criteriaOf(['a'])))).toMatchObject({ valid: true });
  });
});
