import type { AddedDocumentRequest } from '@groundwork/contracts';
import { bankStatement } from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
import { expect, test } from '@playwright/test';
import { TestOwner } from '../system/owner.ts';
import { killProcess, waitForRestart } from '../system/processes.ts';

const services = ['gateway', 'sharing', 'documents', 'documents-worker'];
/** The tests cannot kill servers in containers. */
const victims = process.env['TEST_SERVERS'] === 'containers' ? services : [...services, 'nats'];
/** At once, and while the answer is at work. */
const moments = [0, 40];

async function requestOf(owner: TestOwner): Promise<string> {
  const body = JSON.stringify({ title: 'Statement of June', category: 'bank_statements' });
  const added = await owner.call('POST', '/api/document-requests', body);
  expect(added.status).toBe(201);
  return ((await added.json()) as AddedDocumentRequest).url.split('#')[1] ?? '';
}

async function answer(token: string, pdf: Uint8Array<ArrayBuffer>): Promise<number> {
  const body = new FormData();
  body.append('token', token);
  body.append('file', new Blob([pdf], { type: 'application/pdf' }), 'june.pdf');
  const path = `${process.env['BASE_URL']}/api/document-requests/answer`;
  const sent = fetch(path, { method: 'POST', body, signal: AbortSignal.timeout(30_000) });
  return sent.then(({ status }) => status).catch(() => 503);
}

test('a kill of each process during an answer leaves one document for each answer', async () => {
  test.setTimeout(1_200_000);
  const owner = await TestOwner.signUp();
  let sent = 0;
  for (const victim of victims)
    for (const moment of moments)
      await test.step(`${victim} after ${moment} ms`, async () => {
        const token = await requestOf(owner);
        sent += 1;
        const pdf = new Uint8Array(bankStatement(1000 + sent));
        const answers = [answer(token, pdf), answer(token, pdf)];
        await new Promise((resolve) => setTimeout(resolve, moment));
        const killed = await killProcess(victim);
        for (const status of await Promise.all(answers)) expect([201, 503]).toContain(status);
        await waitForRestart(victim, killed);
        await eventually(
          () => answer(token, pdf),
          (status) => status === 201,
          60_000,
        );
      });
  const documents = await eventually(
    owner.documents,
    (all) => all.length >= sent && all.every(({ status }) => status === 'processed'),
    480_000,
  );
  expect(documents).toHaveLength(sent);
});
