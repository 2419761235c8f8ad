import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { actingForSelf, type DocumentView, rpc, statementRows } from '@groundwork/contracts';
import { form1040Lines, joinPdfs, pdfOf, pdfOfDocument, storedDocument } from '@groundwork/test-data';
import { eventually, type PrivateProcess, serviceProcess } from '@groundwork/testing';
import { type RunningDocuments, runDocuments } from '../testing/running-documents.ts';
import { PurgeDeletedDocuments } from './features/purge-deleted-documents/purge-deleted-documents.use-case.ts';

jest.setTimeout(300_000);

let running: RunningDocuments;
let worker: PrivateProcess;
beforeAll(async () => {
  running = await runDocuments();
  worker = serviceProcess({
    service: 'documents-worker',
    environment: { STORAGE_URL: `folder:${running.folder}` },
    log: join(running.folder, 'worker.log'),
  });
  await worker.start();
});
afterAll(async () => {
  await worker.stop();
  await running.stop();
});

const owner = randomUUID();
const acting = actingForSelf(owner);
const printed = storedDocument('business_checking-6');
const first = 3;
const last = first + printed.pages.length;
const truthOf = (name: string) => printed.truth[name] ?? 0;

const makeBundle = () => joinPdfs(pdfOf([form1040Lines(91_000), []]), pdfOfDocument(printed), pdfOf([[]]));

const read = (documentId: string): Promise<DocumentView> =>
  eventually(
    () => running.get(owner, documentId),
    ({ status }) => status !== 'pending' && status !== 'processing',
    120_000,
  );

const figure = ({ aiAnalysis }: DocumentView, name: string) => {
  const { value, page } = aiAnalysis.extracted.find((each) => each.name === name) ?? {};
  return { value, page };
};

const keysOf = async ({ id }: DocumentView) => ({
  files: await running.keysUnder(`files/${id}`),
  previews: (await running.keysUnder(`previews/${id}/`)).sort(),
  rows: await running.keysUnder(`rows/${id}/`),
});

describe('a file with two documents', () => {
  it('becomes two documents, each with its own figures, rows, pictures and file', async () => {
    const bundle = await makeBundle();
    const uploaded = await running.upload(owner, 'hash of the bundle', bundle);
    const original = await read(uploaded.id);
    expect(original.aiAnalysis.parts).toMatchObject([
      { fromPage: 1, toPage: 2, kind: 'form_1040', period: { from: '2025-01-01', to: '2025-12-31' } },
      { fromPage: first, toPage: last, kind: 'business_checking' },
    ]);

    const parts = (original.aiAnalysis.parts ?? []).map(({ fromPage, toPage }) => ({ fromPage, toPage }));
    const request = { ...acting, documentId: original.id, split: { parts } };
    const made = await running.service.rpc.call(rpc.documents.split, request);
    expect(made.map(({ originalName }) => originalName)).toEqual([
      'return, pages 1–2.pdf',
      `return, pages ${first}–${last}.pdf`,
    ]);
    await expect(running.service.rpc.call(rpc.documents.split, request)).rejects.toMatchObject({
      code: 'DOCUMENT_NOT_FOUND',
    });

    const [form, statement] = await Promise.all(made.map(({ id }) => read(id)));
    if (!form || !statement) throw new Error('Two documents');
    expect(form).toMatchObject({
      status: 'processed',
      category: 'tax_documents',
      subcategory: 'form_1040',
      categoryOpen: false,
      pageRange: { fromPage: 1, toPage: 2 },
      aiAnalysis: { pages: 2, previews: 2, hasRows: false, parts: [], signals: [] },
    });
    expect(figure(form, 'totalIncome')).toEqual({ value: 91_000, page: 1 });
    expect(statement).toMatchObject({
      status: 'processed',
      category: 'bank_statements',
      subcategory: 'business_checking',
      pageRange: { fromPage: first, toPage: last },
      aiAnalysis: { pages: last - 2, previews: last - 2, hasRows: true, parts: [], signals: [] },
    });
    const ending = figure(statement, 'endingBalance');
    expect(ending.value).toBe(truthOf('endingBalance'));
    expect(ending.page).toBeGreaterThanOrEqual(first);

    const rowsFile = await running.service.rpc.call(rpc.documents.rows, {
      userId: acting.userId,
      documentId: statement.id,
    });
    const rows = statementRows.parse(
      JSON.parse((await buffer(await running.files.open(rowsFile))).toString()),
    );
    const cents = rows.rows.reduce((sum, row) => sum + row.cents, 0);
    expect(rows.rows.length).toBeGreaterThan(5);
    expect(cents).toBe(Math.round((truthOf('endingBalance') - truthOf('beginningBalance')) * 100));
    const pages = rows.rows.map(({ page }) => page);
    expect(Math.min(...pages)).toBeGreaterThanOrEqual(first);
    expect(Math.max(...pages)).toBeLessThan(last);

    for (const each of [form, statement]) {
      const file = await running.service.rpc.call(rpc.documents.file, { ...acting, documentId: each.id });
      expect((await buffer(await running.files.open(file))).equals(bundle)).toBe(true);
    }
    const preview = (page: number) =>
      running.service.rpc.call(rpc.documents.preview, { ...acting, documentId: statement.id, page });
    await expect(preview(2)).rejects.toMatchObject({ code: 'NO_PREVIEW' });
    expect((await buffer(await running.files.open(await preview(3)))).subarray(1, 4).toString()).toBe('PNG');

    expect(await keysOf(form)).toEqual({
      files: [`files/${form.id}`],
      previews: [`previews/${form.id}/v1/1.png`, `previews/${form.id}/v1/2.png`],
      rows: [],
    });
    expect(await keysOf(statement)).toEqual({
      files: [`files/${statement.id}`],
      previews: Array.from(
        { length: last - 2 },
        (_, at) => `previews/${statement.id}/v1/${first + at}.png`,
      ).sort(),
      rows: [`rows/${statement.id}/v1.json`],
    });
    await running.service.app.get(PurgeDeletedDocuments).purge(new Date(Date.now() + 660_000));
    expect(await keysOf(original)).toEqual({ files: [], previews: [], rows: [] });
    expect(await running.keysUnder('files/')).toHaveLength(2);
    expect(await running.service.query('select 1 from arriving_files')).toEqual([]);
  });
});
