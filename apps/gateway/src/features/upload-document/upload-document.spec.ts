import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  type DocumentId,
  maxUploadBytes,
  problemBody,
  rpc,
  uploadMessages,
} from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { FolderStorage, SealedFiles } from '@groundwork/platform-storage';
import { form1040 } from '@groundwork/test-data';
import { eventually, fileKeyOf } from '@groundwork/testing';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';
import { openSocket, sendRaw } from '../../../testing/raw-http.ts';

let gateway: RunningGateway;
let token: string;
let owner: string;

beforeAll(async () => {
  gateway = await runGateway();
  const person = gateway.identity.someone();
  token = person.token;
  owner = person.user.id;
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  gateway.services.registered.length = 0;
  await gateway.emptyStore();
});

const pdf = form1040(84_000);
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(100)]);
const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), randomBytes(100)]);
const tax = { category: 'tax_documents', subcategory: 'form_1040' };

const fileOf = (bytes: Buffer, name = 'return.pdf', type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type });

function formOf(fields: Record<string, string>, ...files: File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('file', file);
  return form;
}

async function upload(body: FormData | string, headers: Record<string, string> = {}) {
  await gateway.nats.flush();
  const answer = await fetch(`${gateway.url}/api/documents/upload`, {
    method: 'POST',
    headers: { ...bearer(token), ...headers },
    body,
  });
  const reply = (await answer.json()) as Record<string, unknown>;
  if (answer.status >= 400) problemBody.strict().parse(reply);
  return { status: answer.status, reply };
}

async function openFile(stored: Buffer, documentId: DocumentId): Promise<Buffer> {
  const storage = new FolderStorage(await mkdtemp(join(tmpdir(), 'opened-')));
  const files = new SealedFiles(storage, { key: fileKeyOf(documentId), mayBePlain: false });
  await storage.put(`files/${documentId}`, Readable.from([stored]));
  return buffer(await files.get(`files/${documentId}`));
}

async function expectEmptyStore() {
  expect(await gateway.stored()).toEqual([]);
}

describe('an upload', () => {
  it('returns the pending document and registers size, hash and type', async () => {
    const { status, reply } = await upload(formOf(tax, fileOf(pdf)));
    expect(status).toBe(201);
    expect(reply).toMatchObject({ status: 'pending', originalName: 'return.pdf', ...tax });
    expect(gateway.services.registered).toEqual([
      {
        ...actingForSelf(owner),
        documentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        incomingKey: expect.stringMatching(/^files\/[0-9a-f-]{36}$/),
        originalName: 'return.pdf',
        fileSize: pdf.length,
        sha256: createHash('sha256').update(pdf).digest('hex'),
        mediaType: 'application/pdf',
        ...tax,
      },
    ]);
  });

  it('is complete and encrypted at its final place during registration, and only documents deletes it then', async () => {
    let storedFiles: string[] = [];
    let content: Buffer = Buffer.alloc(0);
    let opened: Buffer = Buffer.alloc(0);
    gateway.calls.on(rpc.documents.register, async ({ documentId }) => {
      storedFiles = await gateway.stored();
      content = await readFile(storedFiles[0] ?? '');
      if (documentId) opened = await openFile(content, documentId);
      throw new DomainError('conflict', 'DUPLICATE_DOCUMENT', uploadMessages.duplicate);
    });
    const result = await upload(formOf(tax, fileOf(pdf)));
    gateway.services.arrive();
    expect(storedFiles).toHaveLength(1);
    expect(content.includes('%PDF-')).toBe(false);
    expect(opened.equals(pdf)).toBe(true);
    expect(storedFiles[0]).toMatch(/objects\/files\/[0-9a-f-]{36}$/);
    expect(result).toMatchObject({ status: 409, reply: { message: uploadMessages.duplicate } });
    expect(await gateway.stored()).toEqual(storedFiles);
  });

  it('may send its fields after the file', async () => {
    const form = formOf({}, fileOf(pdf));
    form.append('category', 'bank_statements');
    form.append('subcategory', 'merchant_account');
    expect((await upload(form)).status).toBe(201);
    expect(gateway.services.registered[0]).toMatchObject({
      category: 'bank_statements',
      subcategory: 'merchant_account',
    });
  });

  it.each([
    ['image/jpeg', jpeg],
    ['image/png', png],
    ['application/pdf', pdf],
  ])('is a %s by its first bytes, despite its name and declared type', async (mediaType, bytes) => {
    expect((await upload(formOf(tax, fileOf(bytes, 'photo.exe', 'text/html')))).status).toBe(201);
    expect(gateway.services.registered[0]).toMatchObject({ mediaType });
  });

  it.each([
    ['an SVG named .png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png'],
    ['nothing at all', Buffer.alloc(0), 'a.pdf'],
    ['half of the magic bytes', Buffer.from('%PD'), 'a.pdf'],
    ['magic bytes one byte late', Buffer.concat([Buffer.from(' '), pdf]), 'a.pdf'],
    ['a zip', Buffer.from('PK\u0003\u0004'.padEnd(5000)), 'a.pdf'],
  ])('returns 415 for %s', async (_, bytes, name) => {
    const result = await upload(formOf(tax, fileOf(bytes, name)));
    expect(result).toMatchObject({ status: 415, reply: { message: uploadMessages.wrongType } });
    expect(gateway.services.registered).toEqual([]);
    await expectEmptyStore();
  });

  it.each([
    [{}, 'category', uploadMessages.categoryRequired],
    [{ category: '' }, 'category', uploadMessages.categoryRequired],
    [{ category: 'selfies' }, 'category', uploadMessages.categoryRequired],
    [{ category: 'toString' }, 'category', uploadMessages.categoryRequired],
    [{ ...tax, subcategory: 'balance_sheet' }, 'subcategory', uploadMessages.wrongSubcategory],
    [{ ...tax, subcategory: 'nonsense' }, 'subcategory', uploadMessages.wrongSubcategory],
  ])('with %j returns 400 with the sentence for the field %s', async (fields, field, message) => {
    const result = await upload(formOf(fields, fileOf(pdf)));
    expect(result).toMatchObject({ status: 400, reply: { message, details: [{ field, message }] } });
    await expectEmptyStore();
  });

  it('needs no subcategory', async () => {
    expect((await upload(formOf({ category: 'tax_documents' }, fileOf(pdf)))).status).toBe(201);
    expect(gateway.services.registered[0]).toMatchObject({ subcategory: null });
  });

  const fileNames = [
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ann\\return.pdf', 'return.pdf'],
    ['..', 'document'],
    [`${'n'.repeat(300)}.pdf`, 'n'.repeat(200)],
    [`a${'🦊'.repeat(300)}.pdf`, `a${'🦊'.repeat(199)}`],
    ['Büro – Übersicht 2025.pdf', 'Büro – Übersicht 2025.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['\u2067\u200fa\u2028b\u200b\ufeffc.pdf', 'abc.pdf'],
    ['\u202e\u2066 ', 'document'],
    ['می\u200cخواهم 👩\u200d🍳.pdf', 'می\u200cخواهم 👩\u200d🍳.pdf'],
    ["O'Brien; x=1.pdf", "O'Brien; x=1.pdf"],
  ];

  it.each(fileNames)(
    'is registered with the last part of its name, at most 200 characters: "%.40s"',
    async (given, storedName) => {
      expect((await upload(formOf(tax, fileOf(pdf, given)))).status).toBe(201);
      expect(gateway.services.registered[0]?.originalName).toBe(storedName);
    },
  );
});

describe('the size of an upload', () => {
  const sized = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, ' ')]);

  it('may be exactly 25 MiB', async () => {
    const { status } = await upload(formOf(tax, fileOf(sized(maxUploadBytes))));
    expect(status).toBe(201);
    expect(gateway.services.registered[0]?.fileSize).toBe(maxUploadBytes);
  });

  it.each([1, 2 * 1024 * 1024])('returns 413 with %i more bytes', async (more) => {
    const result = await upload(formOf(tax, fileOf(sized(maxUploadBytes + more))));
    expect(result).toMatchObject({ status: 413, reply: { message: uploadMessages.tooLarge } });
    await expectEmptyStore();
  });

  it('returns a readable 413 to a browser that sends all of it first, and the connection stays open', async () => {
    const piece = Buffer.alloc(1024 * 1024, ' ');
    const open = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-`;
    const close = '\r\n--x--\r\n';
    const length = open.length + 60 * piece.length + close.length;
    const head = `POST /api/documents/upload HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`;
    const next = 'GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const pieces = Array.from({ length: 60 }, () => piece);
    const answer = await sendRaw(gateway.url, head + open, ...pieces, close, next);
    expect(answer.status).toBe(413);
    expect(answer.body).toContain(uploadMessages.tooLarge);
    expect(answer.body).toContain('HTTP/1.1 200 OK');
    await expectEmptyStore();
  });
});

describe('a form that is not valid', () => {
  it('returns 400 without a file', async () => {
    const result = await upload(formOf(tax));
    expect(result).toMatchObject({ status: 400, reply: { message: 'Please choose a file to upload.' } });
  });

  it('returns 400 with two files and stores neither', async () => {
    const result = await upload(formOf(tax, fileOf(pdf), fileOf(png, 'b.png')));
    expect(result).toMatchObject({ status: 400, reply: { message: 'Please upload one file at a time.' } });
    expect(gateway.services.registered).toEqual([]);
    await expectEmptyStore();
  });

  it.each(['application/json', 'text/plain', 'application/pdf', 'multipart/mixed; boundary=x'])(
    'returns 415 for the type %s',
    async (type) => {
      const result = await upload('{}', { 'content-type': type });
      expect(result).toMatchObject({ status: 415, reply: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    },
  );

  const part = 'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4 and so on';
  it.each([
    ['no boundary declared', 'multipart/form-data', `--x\r\n${part}\r\n--x--\r\n`],
    ['another boundary than declared', 'multipart/form-data; boundary=y', `--x\r\n${part}\r\n--x--\r\n`],
    ['no end', 'multipart/form-data; boundary=x', `--x\r\n${part}`],
    ['no headers', 'multipart/form-data; boundary=x', '--x\r\n\r\n\r\n--x--\r\n'],
    ['only noise', 'multipart/form-data; boundary=x', 'noise'],
    [
      'a hostile field',
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x\r\n${part}\r\n--x--\r\n`,
    ],
    ['nothing', 'multipart/form-data; boundary=x', ''],
  ])('returns 400 for %s', async (_, type, body) => {
    const result = await upload(body, { 'content-type': type });
    expect(result.status).toBe(400);
    await expectEmptyStore();
  });

  it('returns 400 for too many fields', async () => {
    const fields = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`field${at}`, 'x']));
    expect((await upload(formOf({ ...fields, ...tax }, fileOf(pdf)))).status).toBe(400);
    await expectEmptyStore();
  });
});

describe('an upload that breaks off', () => {
  it('leaves nothing in the store', async () => {
    const socket = await openSocket(gateway.url);
    socket.on('error', () => undefined);
    const head = `POST /api/documents/upload HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n`;
    socket.write(
      `${head}--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-${' '.repeat(200_000)}`,
    );
    await eventually(gateway.stored, (files) => files.length === 1);
    socket.destroy();
    await eventually(gateway.stored, (files) => files.length === 0);
    expect(gateway.services.registered).toEqual([]);
  });

  it('returns 503 while documents is away, and leaves the file to the sweeper of documents', async () => {
    gateway.calls.goAway(rpc.documents.register);
    const result = await upload(formOf(tax, fileOf(pdf)));
    gateway.services.arrive();
    expect(result).toMatchObject({ status: 503, reply: { code: 'UNAVAILABLE' } });
    expect(await gateway.stored()).toEqual([expect.stringMatching(/objects\/files\/[0-9a-f-]{36}$/)]);
  });

  it('returns 503 and stores nothing while no key is available', async () => {
    gateway.calls.goAway(rpc.documents.fileKey);
    const result = await upload(formOf(tax, fileOf(pdf)));
    gateway.services.arrive();
    expect(result).toMatchObject({ status: 503, reply: { code: 'UNAVAILABLE' } });
    expect(gateway.services.registered).toEqual([]);
    await expectEmptyStore();
  });

  it('returns 503 when the store cannot write', async () => {
    const full = await runGateway({ beside: gateway, environment: { STORAGE_URL: 'folder:/dev/null/full' } });
    const answer = await fetch(`${full.url}/api/documents/upload`, {
      method: 'POST',
      headers: bearer(full.identity.someone().token),
      body: formOf(tax, fileOf(pdf)),
    });
    const reply = await answer.json();
    await full.stop();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(reply).toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('an upload while the disk has little space', () => {
  it('returns 503 DISK_LOW before it stores a byte, and other calls answer', async () => {
    const full = await runGateway({ beside: gateway, environment: { DISK_FREE_MB: '100000000' } });
    try {
      const headers = bearer(token);
      const body = formOf(tax, fileOf(pdf));
      const answer = await fetch(`${full.url}/api/documents/upload`, { method: 'POST', headers, body });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
      expect(await answer.json()).toMatchObject({ code: 'DISK_LOW' });
      expect(await full.stored()).toEqual([]);
      expect((await fetch(`${full.url}/api/user`, { headers })).status).toBe(200);
    } finally {
      await full.stop();
    }
  });
});
