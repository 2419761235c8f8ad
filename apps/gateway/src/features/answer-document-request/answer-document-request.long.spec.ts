import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AnsweredRequest, formOf, noise } from '../../../testing/answered-request.ts';

jest.setTimeout(300_000);

let answers: AnsweredRequest;
beforeAll(async () => {
  answers = await AnsweredRequest.start();
});
afterAll(() => answers.stop());
beforeEach(() => answers.reset());

describe('an answer of large photos', () => {
  it('is drawn again with less quality until it fits into 25 MiB', async () => {
    const large = await noise(3400, 3000).jpeg({ quality: 75 }).toBuffer();
    expect((await answers.send(formOf(Array.from({ length: 8 }, () => large)))).status).toBe(201);
    expect(answers.recorded[0]?.fileSize).toBeLessThanOrEqual(25 * 1024 * 1024);
    expect(answers.recorded[0]?.fileSize).toBeGreaterThan(12 * 1024 * 1024);
  });

  it('is refused and leaves nothing if it needs more than 25 MiB at any quality', async () => {
    const large = await noise(2600, 2400).jpeg({ quality: 40 }).toBuffer();
    const photos = Array.from({ length: 20 }, () => large);
    expect(await answers.send(formOf(photos))).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' });
    expect(await answers.stored()).toEqual([]);
  });
});
