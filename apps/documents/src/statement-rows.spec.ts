import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type ExtractedFigure, rpc, statementRowsKey } from '@groundwork/contracts';
import { analyzedResult, type RunningDocuments, runDocuments } from '../testing/running-documents.ts';
import { PurgeDeletedDocuments } from './features/purge-deleted-documents/purge-deleted-documents.use-case.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

const figure = (name: string, content: number | string): ExtractedFigure => ({
  name,
  label: name,
  value: typeof content === 'number' ? content : null,
  text: typeof content === 'string' ? content : null,
  confidence: 0.9,
  page: 2,
});

const statement = (rowsKey: string) => ({
  classification: { category: 'bank_statements', subcategory: 'business_checking', certainty: 1 } as const,
  extracted: [
    figure('bank', 'First Prairie Bank'),
    figure('period', '2026-09-01 to 2026-09-30'),
    figure('endingBalance', 900),
  ],
  rowsKey,
});

const statesOf = async (documentId: string): Promise<unknown[]> => {
  const sql = 'select type, data from outbox where aggregate_id = $1 order by id';
  return (await running.service.query(sql, [documentId])).map(({ type, data }) => [type, data]);
};

async function uploadStatement(userId: string): Promise<string> {
  const { id } = await running.upload(userId);
  const key = statementRowsKey(id, 1);
  await running.storage.put(key, Readable.from([Buffer.from('sealed rows')]));
  await running.record(id, { ...analyzedResult, ...statement(key) });
  return id;
}

describe('the rows of a bank statement', () => {
  it('are named in the events with figures and period, and the texts of the document are not', async () => {
    const id = await uploadStatement(randomUUID());
    const [uploaded, processed] = await statesOf(id);
    expect(uploaded).toEqual(['document.uploaded', expect.objectContaining({ figures: [], rowsKey: null })]);
    expect(processed).toEqual([
      'document.processed',
      expect.objectContaining({
        figures: [{ name: 'endingBalance', value: 900, page: 2, confidence: 0.9 }],
        period: { from: '2026-09-01', to: '2026-09-30' },
        taxYear: null,
        rowsKey: `rows/${id}/v1.json`,
      }),
    ]);
    expect(JSON.stringify(processed)).not.toContain('Prairie');
  });

  it('are no longer named after a new analysis has started', async () => {
    const userId = randomUUID();
    const id = await uploadStatement(userId);
    await running.reanalyze(userId, id);
    expect((await statesOf(id)).at(-1)).toEqual([
      'document.uploaded',
      expect.objectContaining({ rowsKey: null, figures: [], period: null }),
    ]);
  });

  it('have the tax year of a form and the day of a balance sheet', async () => {
    const userId = randomUUID();
    const form = await running.uploadProcessed(userId, { extracted: [figure('taxYear', '2025')] });
    expect((await statesOf(form.id)).at(-1)).toEqual([
      'document.processed',
      expect.objectContaining({ taxYear: '2025', period: null }),
    ]);
    const sheet = await running.uploadProcessed(userId, { extracted: [figure('period', 'to 2026-06-30')] });
    const day = '2026-06-30';
    expect((await statesOf(sheet.id)).at(-1)).toEqual([
      'document.processed',
      expect.objectContaining({ period: { from: day, to: day } }),
    ]);
    const odd = await running.uploadProcessed(userId, { extracted: [figure('period', 'to 2026-02-30')] });
    expect((await statesOf(odd.id)).at(-1)).toEqual([
      'document.processed',
      expect.objectContaining({ period: null }),
    ]);
  });

  it('are part of the export', async () => {
    const userId = randomUUID();
    const id = await uploadStatement(userId);
    const request = { ...actingForSelf(userId), page: {} };
    const { items } = await running.service.rpc.call(rpc.privacy.documents, request);
    expect(items).toMatchObject([
      { rows: { storageKey: `rows/${id}/v1.json`, originalName: 'return.pdf-rows.json' } },
    ]);
  });

  it('are deleted with the document', async () => {
    const userId = randomUUID();
    const id = await uploadStatement(userId);
    const own = { ...actingForSelf(userId), documentId: id };
    await running.service.rpc.call(rpc.documents.remove, own);
    const purge = (at: number) => running.service.app.get(PurgeDeletedDocuments).purge(new Date(at));
    await purge(Date.now() + 540_000);
    expect(await running.keysUnder(`rows/${id}/`)).toHaveLength(1);
    await purge(Date.now() + 3_600_000);
    expect(await running.keysUnder(`rows/${id}/`)).toEqual([]);
  });
});
