import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hostileFiles, type HostileFile } from '@groundwork/test-data';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

let gateway: RunningGateway;
let token: string;

beforeAll(async () => {
  gateway = await runGateway();
  token = gateway.identity.someone().token;
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.emptyStore());

async function upload({ make, fileName, mediaType }: HostileFile): Promise<Response> {
  const form = new FormData();
  form.append('category', 'tax_documents');
  form.append('file', new File([new Uint8Array(await make())], fileName, { type: mediaType }));
  await gateway.nats.flush();
  return fetch(`${gateway.url}/api/documents/upload`, { method: 'POST', headers: bearer(token), body: form });
}

const rejectedFiles = hostileFiles.filter(({ isRejectedByGateway }) => isRejectedByGateway);
const acceptedFiles = hostileFiles.filter(
  ({ isRejectedByGateway, isInEveryRun }) => isInEveryRun && !isRejectedByGateway,
);
const filesWithHostileNames = hostileFiles.filter(({ fileName }) => !/^file\.(pdf|jpg|png)$/.test(fileName));
const table = (files: HostileFile[]) => files.map((file) => [file.name, file] as const);

describe('a hostile upload', () => {
  it.each(table(rejectedFiles))('returns 415 when it is no PDF, JPEG or PNG: %s', async (_name, file) => {
    const answer = await upload(file);
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ message: 'Please upload PDF, JPG, or PNG files only.' });
    expect(await gateway.stored()).toEqual([]);
  });

  it.each(table(acceptedFiles))(
    'is accepted for the worker when its first bytes are valid: %s',
    async (_name, file) => {
      expect((await upload(file)).status).toBe(201);
      expect(await gateway.stored()).toHaveLength(1);
    },
  );

  it.each(table(filesWithHostileNames))('has no effect on paths or headers: %s', async (_name, file) => {
    const answer = await upload(file);
    expect(answer.status).toBe(201);
    const { originalName = '' } = gateway.services.registered.at(-1) ?? {};
    expect(originalName).not.toMatch(/[\\/\p{Cc}]/u);
    expect(originalName.length).toBeGreaterThan(0);
    expect(Array.from(originalName).length).toBeLessThanOrEqual(200);
    expect(gateway.services.registered.at(-1)?.incomingKey).toMatch(/^files\/[0-9a-f-]{36}$/);
  });
});
