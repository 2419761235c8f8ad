import { expect, type Page, test } from '@playwright/test';
import type { User } from '@groundwork/contracts';
import { TOTP } from 'otpauth';
import { expectNoViolations } from '../system/axe.ts';
import { recordSecret } from '../system/evidence.ts';
import { createPerson, TestOwner } from '../system/owner.ts';
import { signInAdmin } from '../system/reviewer.ts';
import {
  expectDashboard,
  fillSignIn,
  fillSignUp,
  skipQuestions,
  openSignedIn,
  overflowScript,
  hoverUndo,
  signInView,
  toast,
  sessionIn,
} from '../system/screens.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const step = 30_000;
/** The server accepts clocks that are one step ahead. */
const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: key }).generate({ timestamp: Date.now() + steps * step });

async function openAccount(page: Page, { person }: TestOwner): Promise<void> {
  await page.getByRole('button', { name: `${person.firstName} ${person.lastName}, account menu` }).click();
  await page.getByRole('menuitem', { name: 'Account' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code from your authenticator app, or a recovery code').fill(code);
  await page.keyboard.press('Enter');
}

/** The key is also printed below the QR code. */
async function switchOn(page: Page, password: string): Promise<{ key: string; codes: string[] }> {
  const twoStep = card(page, 'Two-step sign-in');
  await twoStep.getByLabel('Your password').fill(password);
  await twoStep.getByRole('button', { name: 'Set up' }).click();
  await expect(twoStep.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const printedKey = await twoStep.getByText('Or type this key').locator('code').textContent();
  const key = recordSecret('token', (printedKey ?? '').replaceAll(' ', ''));
  await twoStep.getByLabel('Code from your authenticator app').fill('000 000');
  await twoStep.getByRole('button', { name: 'Switch on' }).click();
  await expect(twoStep.getByText('This code is wrong or was already used')).toBeVisible();
  await twoStep.getByLabel('Code from your authenticator app').fill(codeOf(key));
  await twoStep.getByRole('button', { name: 'Switch on' }).click();
  const recoveryCodes = twoStep.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(recoveryCodes).toHaveCount(10);
  const codes = (await recoveryCodes.allTextContents()).map((code) => recordSecret('token', code));
  await twoStep.getByRole('button', { name: 'I have saved them' }).click();
  return { key, codes };
}

test('an owner switches two-step sign-in on, and signs in with an app code and with a recovery code', async ({
  page,
}, testInfo) => {
  const person = createPerson('Tova', 'Lind');
  await page.goto('/?view=signup');
  await fillSignUp(page, person);
  await skipQuestions(page);
  const owner = new TestOwner(person, '');
  await expectDashboard(page, owner);
  await openAccount(page, owner);
  await expect(card(page, 'Where you are signed in').getByText('This device')).toBeVisible();
  const { key, codes } = await switchOn(page, person.password);
  await expect(card(page, 'Two-step sign-in').getByText('On', { exact: true })).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath('account.png'), fullPage: true });

  await signOut(page);
  await fillSignIn(page, person.email, person.password);
  await expect(page.getByRole('alert')).toBeHidden();
  await enterCode(page, '000000');
  await expect(page.getByText('This code is wrong or was already used')).toBeVisible();
  await enterCode(page, codeOf(key, 1));
  await expectDashboard(page, owner);

  await signOut(page);
  await fillSignIn(page, person.email, person.password);
  await enterCode(page, (codes[0] ?? '').toLowerCase());
  await expectDashboard(page, owner);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account');
  await expect(card(page, 'Two-step sign-in').getByText('On', { exact: true })).toBeVisible();
  expect(await page.evaluate(overflowScript)).toBe(0);
});

test('an owner sets a new password with a link from an administrator, and sees who signed in', async ({
  page,
  browser,
}) => {
  const owner = await TestOwner.signUp(createPerson('Nils', 'Berg'));
  const newPassword = recordSecret('password', `Fresh-${createPerson().password}`);
  await page.goto('/?view=signin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('dialog', { name: 'Forgotten password' }).getByLabel('Email').fill(owner.person.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Ask its administrator for a link')).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await openSignedIn(desk, await signInAdmin(), '/admin/users');
  await desk.getByLabel('Search by email').fill(owner.person.email);
  await desk.getByRole('button', { name: `Reset link for ${owner.person.email}` }).click();
  const link = await desk.getByLabel('Send this link to the user').inputValue();
  recordSecret('token', link.split('#')[1] ?? '');
  await desk.context().close();

  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('New password').fill('password1');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('This password is too common')).toBeVisible();
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your new password is set')).toBeVisible();
  expect((await owner.call('GET', '/api/user')).status).toBe(401);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(signInView(page)).toBeVisible();
  await fillSignIn(page, owner.person.email, newPassword);
  await expectDashboard(page, owner);

  const notices = page.getByRole('region', { name: 'Notices', exact: true });
  await page.getByRole('button', { name: /^Notices, \d+ unread$/ }).click();
  await notices.getByRole('button', { name: /^New sign-in ?New/ }).click();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Notices/ }).click();
  await expect(notices.getByRole('button', { name: /^New sign-in ?Someone/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await card(page, 'Name and picture').getByLabel('First name').fill('Nele');
  await card(page, 'Name and picture').getByRole('button', { name: 'Save name' }).click();
  const undo = await hoverUndo(page);
  await expect(page.getByRole('button', { name: 'Nele Berg, account menu' })).toBeVisible();
  await undo.click();
  await expect(page.getByRole('button', { name: 'Nils Berg, account menu' })).toBeVisible();
  await expect(toast(page, 'Unauthorized')).toBeHidden();

  const otherSession = await TestOwner.signIn({ ...owner.person, password: newPassword });
  const currentSession = await sessionIn(page, owner.person);
  await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  const responses = await Promise.all(
    [currentSession, otherSession].map((each) => each.call('GET', '/api/user')),
  );
  expect(responses.map(({ status }) => status)).toEqual([401, 401]);
});

test('a reviewer without two-step sign-in sets it up before any other screen opens', async ({ page }) => {
  const owner = await TestOwner.signUp(createPerson('Stig', 'Aas'));
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as User;
    const json = user.mfaEnabled ? user : { ...user, role: 'reviewer', twoStepNeeded: true };
    await route.fulfill({ response, json });
  });
  await openSignedIn(page, owner, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Set up two-step sign-in', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expectNoViolations(page);
  await switchOn(page, owner.person.password);
  await expectDashboard(page, owner);
});
