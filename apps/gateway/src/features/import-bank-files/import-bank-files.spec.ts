import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { maxUploadBytes, problemBody, rpc, uploadMessages } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { FolderStorage, SealedFiles } from '@groundwork/platform-storage';
import { fileKeyOf } from '@groundwork/testing';
import { addLedgerReplies, sampleBankFile } from '../../../testing/ledger.ts';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';
import { bankFiles } from '../../gateway.wording.ts';

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
beforeEach(() => {
  gateway.bankFiles.length = 0;
});

const csv = 'Date,Description,Amount\n2026-03-01,SHOP,-5.00\n';

async function upload(content: string | Buffer, name: string, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([new Uint8Array(Buffer.from(content))], name));
  await gateway.nats.flush();
  const answer = await fetch(`${gateway.url}/api/bank-files`, {
    method: 'POST',
    headers: bearer(token),
    body: form,
  });
  const reply = (await answer.json()) as Record<string, unknown>;
  if (answer.status >= 400) problemBody.strict().parse(reply);
  return { status: answer.status, reply };
}

describe('an upload of bank rows', () => {
  it('is sealed on its way to storage and registered with name, size and hash', async () => {
    const seen: Buffer[] = [];
    gateway.calls.on(rpc.ledger.register, async (upload) => {
      const [path = ''] = await gateway.stored();
      seen.push(await readFile(path));
      gateway.bankFiles.push(upload);
      return { ...sampleBankFile, id: upload.fileId };
    });
    const accountId = '0198c1de-0000-7000-8000-000000000072';
    expect(await upload(csv, 'rows.csv', { accountId })).toMatchObject({ status: 201 });
    const [registered] = gateway.bankFiles;
    expect(registered).toMatchObject({ userId: owner, name: 'rows.csv', bytes: csv.length, accountId });
    expect(seen[0]?.includes('SHOP')).toBe(false);
    const place = `bank-files/${owner}/${registered!.fileId}`;
    const storage = new FolderStorage(await mkdtemp(join(tmpdir(), 'opened-')));
    await storage.put(place, Readable.from(seen));
    const files = new SealedFiles(storage, { key: fileKeyOf(registered!.fileId), mayBePlain: false });
    expect((await buffer(await files.get(place))).toString()).toBe(csv);
    expect(await gateway.stored()).toEqual([]);
    addLedgerReplies(gateway.calls);
  });

  it.each<[string, string | Buffer, string, number, string, string]>([
    ['a PDF', '%PDF-1.7', 'statement.pdf', 415, 'FILE_TYPE', bankFiles.pdf],
    ['a PDF with another name', '%PDF-1.7 rows', 'rows.csv', 415, 'FILE_TYPE', bankFiles.pdf],
    ['another type', 'a,b', 'rows.xlsx', 415, 'FILE_TYPE', bankFiles.type],
    [
      '25 MiB and one byte',
      Buffer.alloc(maxUploadBytes + 1, 'a'),
      'a.csv',
      413,
      'FILE_TOO_LARGE',
      uploadMessages.tooLarge,
    ],
  ])('of %s is rejected', async (_, content, name, status, code, message) => {
    expect(await upload(content, name)).toMatchObject({ status, reply: { code, message } });
    expect(gateway.bankFiles).toEqual([]);
    expect(await gateway.stored()).toEqual([]);
  });

  it('with an unreadable account is rejected', async () => {
    expect(await upload(csv, 'rows.csv', { accountId: 'mine' })).toMatchObject({ status: 400 });
  });

  it('leaves no file behind when the ledger rejects it', async () => {
    gateway.calls.on(rpc.ledger.register, () => {
      throw new DomainError('conflict', 'DUPLICATE_BANK_FILE', 'This file was already imported');
    });
    expect(await upload(csv, 'rows.csv')).toMatchObject({
      status: 409,
      reply: { code: 'DUPLICATE_BANK_FILE', message: 'This file was already imported' },
    });
    expect(await gateway.stored()).toEqual([]);
    addLedgerReplies(gateway.calls);
  });
});
