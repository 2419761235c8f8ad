import { expect, type Page, test } from '@playwright/test';
import { packageJson, signPackage, signingPair, zipPackage } from '@groundwork/test-data';
import { expectNoViolations } from '../system/axe.ts';
import { baseUrl } from '../system/owner.ts';
import { checkPackage } from '../system/screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pair = signingPair();
const rulesVersion = 'scorecard-1.2';
/** The total of these figures by scorecard 1.2, which never changes. */
const total = 181;
const figures = {
  personalCreditScore: 780,
  annualRevenueCurrent: 900_000,
  loanRequestAmount: 50_000,
  loanTerm: 60,
};
const input = { today: '2026-11-20', rulesVersion, figures, accounts: [], documents: [], unanswered: [] };
const files = signPackage(
  {
    stated: { rulesVersion, stated: total, proven: null, frozenAt: '2026-11-20T10:00:00.000Z' },
    files: [
      ['README.txt', Buffer.from('A package')],
      ['documents/01-tax_return-2025.pdf', Buffer.from('A page')],
      ['score/input.json', packageJson(input)],
    ],
  },
  pair,
);

/** The keys of the system are its own, so the answer is that of a site with the key of this test. */
async function open(page: Page): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'ping', 'eventsource', 'websocket'].includes(request.resourceType()))
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.route('**/api/signing-keys', (route) => route.fulfill({ json: [pair.key] }));
  await page.goto('/verify');
  return sent;
}

test('the browser checks a package, and requests only the keys', async ({ page }) => {
  const sent = await open(page);
  const result = await checkPackage(page, await zipPackage(files));
  await expect(result).toHaveAttribute('data-result', 'valid');
  const site = new URL(baseUrl).host;
  await expect(result).toContainText(`Signature valid. Signed by ${site}, key ${pair.key.keyId}.`);
  await expect(result).toContainText('All 3 files are unchanged.');
  await expect(result).toContainText(`Score recomputed: ${total}. It matches the stated score.`);
  expect(sent).toEqual(['GET /api/signing-keys']);
  await expect(page.locator('main')).not.toContainText(/certified|approved|verified by us/i);
  await expectNoViolations(page);
});

test('it names what is wrong, also on a phone and without Ed25519 of the browser', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined }));
  await open(page);
  const changed = new Map([...files, ['README.txt', Buffer.from('other')] as const]);
  const result = await checkPackage(page, await zipPackage(changed));
  await expect(result).toHaveAttribute('data-result', 'invalid');
  await expect(result).toContainText('Signature valid.');
  await expect(result).toContainText('1 of 3 files differ: README.txt.');
  await checkPackage(page, Buffer.from('no ZIP file'), 'other.zip');
  await expect(result).toContainText('This file is not a ZIP file, or a part of it is missing.');
  await expectNoViolations(page);
  const width = await page.evaluate('document.documentElement.scrollWidth');
  expect(width).toBe(390);
});

test('the keyboard reaches the file, and the page has a policy of its own', async ({ page }) => {
  const answer = await page.goto('/verify');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`connect-src ${new URL(baseUrl).host}/api/signing-keys;`);
  expect(policy).toContain("form-action 'none'");
  const field = page.getByLabel('Choose a ZIP file');
  await expect(field).toBeEnabled();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await field.evaluate((node) => node === document.activeElement)) break;
  }
  await expect(field).toBeFocused();
});
