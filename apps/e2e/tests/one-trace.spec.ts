import type { DocumentView } from '@groundwork/contracts';
import { eventually, form1040 } from '@groundwork/testing';
import { expect, test } from '@playwright/test';
import { Owner } from '../system/owner.ts';
import { logLines, logsThatMention } from '../system/processes.ts';

function traceOfUpload(documentId: string): string | undefined {
  const line = logLines('documents').find((candidate) => candidate.includes(documentId));
  return line === undefined ? undefined : /"traceId":"([0-9a-f]{32})"/.exec(line)?.[1];
}

test('one upload is one trace through the gateway, documents, the worker and scoring', async () => {
  const owner = await Owner.signUp();
  const content = form1040(64_000);
  const answer = await owner.upload({ name: 'traced.pdf', content, category: 'tax_documents' });
  const { id } = (await answer.json()) as DocumentView;
  await eventually(owner.score, ({ totalScore }) => totalScore > 0, 30_000);

  const trace = traceOfUpload(id) ?? 'no trace';
  expect(trace).toMatch(/^[0-9a-f]{32}$/);
  const wanted = ['gateway', 'documents', 'documents-worker', 'scoring'];
  await expect.poll(() => logsThatMention(trace)).toEqual(expect.arrayContaining(wanted));
});
