import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { problemBody, rpc, uploadMessages } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { csvOf, encodeBankText, form1040, xlsxOf, xlsxType, zipOf } from '@groundwork/test-data';
import { uploads } from '../../gateway.wording.ts';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

let gateway: RunningGateway;
let token: string;

beforeAll(async () => {
  gateway = await runGateway();
  ({ token } = gateway.identity.someone());
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  gateway.services.registered.length = 0;
  await gateway.emptyStore();
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
  });
});

const rows = [
  ['Profit and Loss', null],
  ['Income', null],
  ['Sales', 100],
  ['Total Income', 100],
];
const csv = csvOf(rows);
const compound = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(4096),
]);

describe('a spreadsheet without a category', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a workbook', () => xlsxOf([{ name: 'A', rows }]), xlsxType],
    [
      'a workbook whose list of parts comes last',
      () => xlsxOf([{ name: 'A', rows }], { 'xl/media/a.bin': Buffer.alloc(900_000, 3) }),
      xlsxType,
    ],
    ['a CSV file', () => Buffer.from(csv), 'text/csv'],
    ['a CSV file in UTF-16', () => Buffer.from(encodeBankText(csv, 'utf-16le')), 'text/csv'],
    ['a CSV file with semicolons', () => Buffer.from(csvOf(rows, ';')), 'text/csv'],
    ['a CSV file of many rows', () => Buffer.from(`${csv}\r\nSales,1.00`.repeat(9000)), 'text/csv'],
  ])('is registered as %s', async (_name, make, mediaType) => {
    expect((await add(formOf({}, await make()))).status).toBe(201);
    expect(gateway.services.registered).toMatchObject([{ mediaType }]);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['an old Excel file or one with a password', () => compound, uploads.oldSpreadsheet],
    ['HTML with the name of a table', () => Buffer.from(`<table><tr><td>${csv}`), uploadMessages.wrongType],
    ['a page of the web', () => Buffer.from(`<!doctype html><html>${csv}`), uploadMessages.wrongType],
    [
      'a letter',
      () => Buffer.from('Dear Ann,\nthe income, as you know, is much.\nYours, Bo\n'),
      uploadMessages.wrongType,
    ],
    ['another archive', () => zipOf(new Map([['word/document.xml', '<a/>']])), uploadMessages.wrongType],
    [
      'an archive with parts of a workbook behind its first 64 KiB',
      () => {
        const parts = [
          ['word/a.bin', randomBytes(100_000)],
          ['xl/workbook.xml', '<a/>'],
        ] as const;
        return zipOf(new Map<string, string | Buffer>(parts));
      },
      uploadMessages.wrongType,
    ],
    ['two columns of noise', () => Buffer.from('a,b\0\nc,d\ne,f'), uploadMessages.wrongType],
    ['a JSON file', () => Buffer.from('{"a": 1,\n"b": 2,\n"c": 3,\n"d": 4}'), uploadMessages.wrongType],
  ])('returns 415 for %s, and stores nothing', async (_name, make, message) => {
    expect(await add(formOf({}, await make()))).toMatchObject({
      status: 415,
      reply: { code: 'FILE_TYPE', message },
    });
    expect(gateway.services.registered).toEqual([]);
    expect(await gateway.stored()).toEqual([]);
  });

  it('is not accepted by the upload with a category, which takes the specified types', async () => {
    const body = formOf({ category: 'financial_reports' }, Buffer.from(csv));
    const url = `${gateway.url}/api/documents/upload`;
    const answer = await fetch(url, { method: 'POST', headers: bearer(token), body });
    expect([answer.status, await answer.json()]).toMatchObject([415, { message: uploadMessages.wrongType }]);
  });
});

describe('a document of an owner with too many waiting ones', () => {
  it('is rejected with 429 before a byte is stored', async () => {
    gateway.calls.on(rpc.documents.admitUpload, () => {
      throw new DomainError('limit', 'TOO_MANY_WAITING', 'Upload more later.', { retryAfterSeconds: 15 });
    });
    const answer = await add(formOf({}, pdf));
    gateway.services.arrive();
    expect(answer).toMatchObject({ status: 429, retryAfter: '15' });
    expect(await gateway.stored()).toEqual([]);
  });

  it('is accepted while documents cannot count them', async () => {
    gateway.calls.goAway(rpc.documents.admitUpload);
    const answer = await add(formOf({}, pdf));
    gateway.services.arrive();
    expect(answer.status).toBe(201);
  });
});
