import type { DocumentView } from '@groundwork/contracts';
import { form1040 } from '@groundwork/test-data';
import { eventually, type ReceivedSpan, TraceCollector } from '@groundwork/testing';
import { expect, test } from '@playwright/test';
import { createPerson, TestOwner } from '../system/owner.ts';
import { readAllLogLines } from '../system/processes.ts';

const wanted = ['gateway', 'documents', 'documents-worker', 'scoring'];
const steps = [
  'gateway: call rpc.documents.register.v1',
  'documents: rpc.documents.register.v1',
  'documents: publish evt.document.uploaded.v1',
  'documents-worker: document-analysis-quick analyse',
  'documents: publish evt.document.processed.v1',
  'scoring: scoring--recompute-on-document-processed',
  'matching: matching--keep-document-processed',
  'identity: identity--tell-on-document-processed',
];
let collector: TraceCollector;

test.beforeAll(async () => {
  collector = await TraceCollector.listen(Number(process.env['COLLECTOR_PORT']));
});

test.afterAll(() => collector.close());

function traceOfUpload(documentId: string): string | undefined {
  const line = readAllLogLines().find(
    (candidate) => candidate.includes('"service":"documents"') && candidate.includes(documentId),
  );
  return line === undefined ? undefined : /"traceId":"([0-9a-f]{32})"/.exec(line)?.[1];
}

function servicesWith(trace: string): string[] {
  const lines = readAllLogLines().filter((line) => line.includes(trace));
  return [...new Set(lines.map((line) => /"service":"([a-z-]+)"/.exec(line)?.[1] ?? ''))];
}

async function uploadAndScore(owner: TestOwner, name: string): Promise<DocumentView> {
  const answer = await owner.upload({ name, content: form1040(64_000), category: 'tax_documents' });
  await eventually(owner.score, ({ totalScore }) => totalScore > 0, 30_000);
  return (await answer.json()) as DocumentView;
}

const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);
const stepsOf = (spans: ReceivedSpan[]) => spans.map(({ service, name }) => `${String(service)}: ${name}`);
const firstSpansOf = (spans: ReceivedSpan[]) =>
  spans.filter(({ parentSpanId }) => !spans.some(({ spanId }) => spanId === parentSpanId));

test('one upload is one trace through the gateway, documents, the worker and scoring', async () => {
  const owner = await TestOwner.signUp();
  const { id } = await uploadAndScore(owner, 'traced.pdf');
  const trace = traceOfUpload(id) ?? 'no trace';
  expect(trace).toMatch(/^[0-9a-f]{32}$/);
  await expect.poll(() => servicesWith(trace)).toEqual(expect.arrayContaining(wanted));
});

test('a collector receives that trace as one connected tree without personal data', async () => {
  const person = createPerson();
  const owner = await TestOwner.signUp(person);
  const { id, originalName } = await uploadAndScore(owner, 'my-own-taxes.pdf');
  const trace = traceOfUpload(id) ?? 'no trace';
  const isWhole = (received: ReceivedSpan[]) =>
    steps.every((step) => stepsOf(received).includes(step)) && firstSpansOf(received).length === 1;
  const spans = await eventually(() => Promise.resolve(spansOf(trace)), isWhole, 30_000);
  expect(firstSpansOf(spans)).toMatchObject([
    {
      service: 'gateway',
      name: 'POST /api/documents/upload',
      attributes: { 'http.response.status_code': 201 },
    },
  ]);
  const sent = JSON.stringify(collector.spans);
  const { email, lastName, password } = person;
  for (const personal of [email, lastName, password, originalName, id, owner.token]) {
    expect(sent).not.toContain(personal);
  }
});
