import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { actingForSelf, rpc, statementRowsKey } from '@groundwork/contracts';
import { runOperator, testFieldKeys } from '@groundwork/testing';
import { type RunningDocuments, runDocuments } from '../testing/running-documents.ts';

jest.setTimeout(120_000);

const newKey = `new:${randomBytes(32).toString('base64')}`;
const content = Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(150_000)]);

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments({ FIELD_KEYS: `${testFieldKeys},${newKey}` });
});
afterAll(() => running.stop());

function rotate() {
  const { adminUrl } = running.service.database!;
  const environment = { DATABASE_ADMIN_URL: adminUrl, FIELD_KEYS: `${newKey},${testFieldKeys}` };
  return runOperator({ args: ['rotate-field-keys'], environment });
}

describe('operator rotate-field-keys', () => {
  it('wraps the key of each owner of documents again, and each file opens as before', async () => {
    const owners = Array.from({ length: 3 }, () => randomUUID());
    const uploads = await Promise.all(
      owners.map(async (userId) => {
        const { id } = await running.upload(userId, randomUUID(), content);
        const own = { ...actingForSelf(userId), documentId: id };
        const files = await running.files.of(own);
        await files.put(statementRowsKey(id, 1), Readable.from([Buffer.from('rows')]));
        return own;
      }),
    );
    const { code, output } = await rotate();
    expect(output).toContain('documents.data_keys: 3 data keys wrapped anew under new');
    expect(code).toBe(0);
    const keys = await running.service.query('select distinct key_id from data_keys');
    expect(keys).toEqual([{ key_id: 'new' }]);
    for (const request of uploads) {
      const file = await running.service.rpc.call(rpc.documents.file, request);
      expect((await buffer(await running.files.open(file))).equals(content)).toBe(true);
      const files = await running.files.of(request);
      const rows = await files.get(statementRowsKey(request.documentId, 1));
      expect((await buffer(rows)).toString()).toBe('rows');
    }
  });
});
