import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { PackageView } from '@groundwork/contracts';
import { expect, test } from '@playwright/test';
import { baseUrl, TestOwner } from '../system/owner.ts';
import { openSubscription, sendProviderEvent } from '../system/payments.ts';
import { checkPackage } from '../system/screens.ts';
import { strongProfile } from '../system/strong-profile.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const run = promisify(execFile);
const command = ['--conditions=groundwork-source', '--import', './infra/typescript.mjs'];

async function frozenZip(owner: TestOwner): Promise<Buffer> {
  const subscription = await openSubscription(owner, 'professional');
  expect(await sendProviderEvent(owner, subscription, { status: 'active' })).toBe(200);
  const create = () => owner.call('POST', '/api/packages', JSON.stringify({ title: 'For First Bank' }));
  let created = await create();
  await expect.poll(async () => (created.ok ? created : (created = await create())).status).toBe(202);
  const { id } = (await created.json()) as PackageView;
  const stateOf = async () =>
    ((await (await owner.call('GET', `/api/packages/${id}`)).json()) as PackageView).state;
  await expect.poll(stateOf, { timeout: 90_000 }).toBe('ready');
  const file = await owner.call('GET', `/api/packages/${id}/file`);
  return Buffer.from(await file.arrayBuffer());
}

test('a package of the service is valid on the page and for the command', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await owner.saveProfile(strongProfile);
  const zip = await frozenZip(owner);

  await page.goto('/verify');
  const result = await checkPackage(page, zip);
  await expect(result).toHaveAttribute('data-result', 'valid');
  await expect(result).toContainText('It matches the stated score.');

  const path = test.info().outputPath('package.zip');
  await writeFile(path, zip);
  const { stdout } = await run(process.execPath, [
    ...command,
    'infra/local/package-verify.ts',
    path,
    '--site',
    baseUrl,
  ]);
  expect(stdout).toMatch(/^Signature valid\. Signed by /);
  expect(stdout).toMatch(/All \d+ files are unchanged\./);
  expect(stdout).toContain('It matches the stated score.');
});
