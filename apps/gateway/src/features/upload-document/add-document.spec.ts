import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { problemBody, rpc, uploadMessages } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { form1040 } from '@groundwork/testing';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

let gateway: RunningGateway;
let token: string;

beforeAll(async () => {
  gateway = await runGateway();
  ({ token } = gateway.identity.someone());
});
afterAll(() => gateway.stop());
beforeEach(() => {
  gateway.services.registered.length = 0;
});

const pdf = form1040(84_000);

function formOf(fields: Record<string, string>, ...files: Buffer[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const bytes of files) form.append('file', new File([new Uint8Array(bytes)], 'paper.pdf'));
  return form;
}

async function add(body: FormData | string, headers: Record<string, string> = bearer(token)) {
  await gateway.nats.flush();
  const answer = await fetch(`${gateway.url}/api/documents`, { method: 'POST', headers, body });
  const reply = (await answer.json()) as Record<string, unknown>;
  if (answer.status >= 400) problemBody.strict().parse(reply);
  return { status: answer.status, reply, retryAfter: answer.headers.get('retry-after') };
}

describe('a document without a category', () => {
  it('is registered without a category, and its reply has an open one', async () => {
    expect(await add(formOf({}, pdf))).toMatchObject({
      status: 201,
      reply: { status: 'pending', categoryOpen: true },
    });
    expect(gateway.services.registered).toMatchObject([{ category: null, subcategory: null }]);
  });

  it('has no category even if the form names one', async () => {
    const form = formOf({ category: 'selfies', subcategory: 'x' }, pdf);
    expect((await add(form)).status).toBe(201);
    expect(gateway.services.registered).toMatchObject([{ category: null, subcategory: null }]);
  });

  it.each([
    ['no session', formOf({}, pdf), {}, 401, undefined],
    ['no form', '{}', { 'content-type': 'application/json' }, 415, undefined],
    ['no file', formOf({ name: 'x' }), undefined, 400, undefined],
    ['two files', formOf({}, pdf, pdf), undefined, 400, undefined],
    ['a text file', formOf({}, Buffer.from('income: much')), undefined, 415, uploadMessages.wrongType],
    ['an empty file', formOf({}, Buffer.alloc(0)), undefined, 415, uploadMessages.wrongType],
    [
      'a file over 25 MB',
      formOf({}, Buffer.concat([pdf, Buffer.alloc(25 * 1024 * 1024)])),
      undefined,
      413,
      uploadMessages.tooLarge,
    ],
  ])('returns an error for %s, and stores nothing', async (name, body, extra, status, message) => {
    const headers = name === 'no session' ? {} : { ...bearer(token), ...extra };
    const answer = await add(body, headers);
    expect(answer.status).toBe(status);
    if (message !== undefined) expect(answer.reply['message']).toBe(message);
    expect(gateway.services.registered).toEqual([]);
    expect(await gateway.stored()).toEqual([]);
  });

  it('returns the seconds to wait when the owner uploads too much', async () => {
    gateway.calls.on(rpc.documents.register, () => {
      throw new DomainError('limit', 'TOO_MANY_UPLOADS', 'Too many', { retryAfterSeconds: 42 });
    });
    const answer = await add(formOf({}, pdf));
    gateway.services.arrive();
    expect(answer).toMatchObject({ status: 429, retryAfter: '42', reply: { code: 'TOO_MANY_UPLOADS' } });
    expect(await gateway.stored()).toEqual([]);
  });
});
