import { createHash } from 'node:crypto';
import type { ErasureReceipt, ErasureView, User } from '@groundwork/contracts';
import { createStorage } from '@groundwork/platform-storage';
import { form1040 } from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { findSecrets } from '../leaks/find-secrets.ts';
import { readEvents, readJobs, readRows, type StoredText } from '../leaks/places.ts';
import { type Secret, recordSecret } from '../system/evidence.ts';
import { baseUrl, TestOwner } from '../system/owner.ts';
import { openSubscription, sendProviderEvent } from '../system/payments.ts';
import { killAndWaitForRestart, readProcess } from '../system/processes.ts';
import { signInAs } from '../system/screens.ts';
import { strongProfile } from '../system/strong-profile.ts';

const variable = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: "npm test" sets it`);
  return value;
};

async function endGracePeriod(id: string): Promise<void> {
  const client = new Client({ connectionString: variable('SYSTEM_DATABASE_URL') });
  await client.connect();
  await client.query('update identity.erasures set due_at = now() where id = $1', [id]);
  await client.end();
}

async function readReceipt(id: string): Promise<ErasureReceipt> {
  const answer = await fetch(`${baseUrl}/api/erasure-receipts/${id}`);
  return (await answer.json()) as ErasureReceipt;
}

async function readObjects(url: string): Promise<StoredText[]> {
  const storage = createStorage(url);
  const traces: StoredText[] = [];
  for await (const { key } of storage.list('')) {
    const content = await storage.get(key);
    const chunks: Buffer[] = [];
    for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const sum = createHash('sha256').update(bytes).digest('hex');
    traces.push({
      where: `object ${key.split('/')[0] ?? ''}`,
      text: `${key} ${sum} ${bytes.toString('latin1')}`,
    });
  }
  return traces;
}

async function listFiles(url: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of createStorage(url).list('files/')) keys.push(key);
  return keys;
}

async function readAllStores(): Promise<StoredText[]> {
  const texts = await Promise.all([
    readRows(variable('SYSTEM_DATABASE_URL')),
    readEvents(variable('SYSTEM_NATS_URL')),
    readJobs(variable('SYSTEM_REDIS_URL')),
    readObjects(variable('SYSTEM_STORAGE_URL')),
  ]);
  return texts.flat();
}

/** Scoring is stopped, and identity erases the account after all others. */
const lastServices: readonly string[] = ['scoring', 'identity'];

const places = (texts: string[]) => [...new Set(texts.map((each) => each.split(' in ')[1] ?? each))];

test('an erasure deletes an owner from each database, bucket, queue and stream, although a service was down', async ({
  page,
}, testInfo) => {
  const owner = await TestOwner.signUp();
  const { id: userId, email } = (await (await owner.call('GET', '/api/user')).json()) as User;
  const ssn = recordSecret('SSN', '887-65-4327');
  await owner.saveProfile({ ...strongProfile, ssn });
  const content = form1040(83_219);
  await owner.upload({ name: 'return.pdf', content, category: 'tax_documents' });
  const isSettled = async () => (await owner.documents()).every(({ status }) => status === 'processed');
  await eventually(isSettled, (yes) => yes, 60_000);
  const subscription = await openSubscription(owner, 'professional');
  expect(await sendProviderEvent(owner, subscription, { status: 'active' })).toBe(200);
  // This document is still in the queue when the erasure starts.
  await owner.upload({ name: 'second.pdf', content: form1040(83_220), category: 'tax_documents' });

  const sha256 = createHash('sha256').update(content).digest('hex');
  const personalData: Secret[] = [
    { kind: 'document text', value: userId },
    { kind: 'document text', value: email },
    { kind: 'SSN', value: ssn },
    { kind: 'document text', value: sha256 },
  ];
  const before = places(findSecrets(await readAllStores(), personalData));
  expect(before).toEqual(expect.arrayContaining(['identity.users', 'profile.outbox', 'documents.documents']));
  expect(before).not.toContain('object files');
  const files = (await owner.documents()).map(({ id: documentId }) => `files/${documentId}`);
  const storedFiles = await listFiles(variable('SYSTEM_STORAGE_URL'));
  expect(storedFiles).toEqual(expect.arrayContaining(files));

  await signInAs(page, owner);
  await page.goto('/privacy-center');
  await page.getByRole('button', { name: 'Build my export' }).click();
  const exported = page.getByRole('button', { name: 'Download' });
  await expect(exported).toBeVisible({ timeout: 60_000 });
  await page.screenshot({ path: testInfo.outputPath('privacy-center.png'), fullPage: true });
  const download = page.waitForEvent('download');
  await exported.click();
  expect((await download).suggestedFilename()).toMatch(/^groundwork-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText('Downloaded an export')).toBeVisible();
  await page.getByRole('button', { name: 'Erase everything…' }).click();
  await page.getByLabel('Your password, once more').fill('not my password');
  await page.getByRole('button', { name: 'Erase my account' }).click();
  await expect(page.getByText('This isn’t your password')).toBeVisible();
  await page.getByLabel('Your password, once more').fill(owner.person.password);
  await page.getByRole('button', { name: 'Erase my account' }).click();
  const banner = page.getByRole('region', { name: 'Erasure' });
  await expect(banner).toContainText('Your account will be erased');
  await page.goto('/dashboard');
  await banner.getByRole('button', { name: 'Cancel erasure' }).click();
  await expect(page.getByText('We deleted nothing.')).toBeVisible();
  await expect(banner).toBeHidden();
  const body = JSON.stringify({ password: owner.person.password });
  const { id } = (await (await owner.call('POST', '/api/privacy/erasure', body)).json()) as ErasureView;

  // The stopped service is killed after all others have finished.
  process.kill(readProcess('scoring').pid, 'SIGSTOP');
  try {
    await endGracePeriod(id);
    const waiting = async () =>
      (await readReceipt(id)).services.filter(({ at }) => at === null).map(({ service }) => service);
    await eventually(waiting, (services) => services.every((each) => lastServices.includes(each)), 120_000);
    expect(await waiting()).toContain('scoring');
    expect((await readReceipt(id)).state).toBe('running');
  } finally {
    await killAndWaitForRestart('scoring');
  }
  await page.goto(`/erasure/${id}`);
  await expect(page.getByText(/The erasure finished on/)).toBeVisible({ timeout: 120_000 });
  expect((await owner.call('GET', '/api/user')).status).toBe(401);

  const receipt = await readReceipt(id);
  expect(receipt.services.filter(({ at }) => at === null)).toEqual([]);
  const billing = receipt.services.find(({ service }) => service === 'billing');
  expect(billing?.kept).toMatchObject([{ what: 'invoices', count: 1 }]);
  expect(billing?.erased).toContainEqual({ what: 'active subscription, ended at once', count: 1 });
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath('receipt.png'), fullPage: true });
  expect(findSecrets(await readAllStores(), personalData)).toEqual([]);
  const remainingFiles = await listFiles(variable('SYSTEM_STORAGE_URL'));
  expect(remainingFiles.filter((key) => files.includes(key))).toEqual([]);
  expect(JSON.stringify(receipt)).not.toContain(userId);
});
