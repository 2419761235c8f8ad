import { policyVersions } from '@groundwork/contracts';
import { expect, test } from '@playwright/test';
import { createPerson, TestOwner } from '../system/owner.ts';
import {
  fillSignIn,
  fillSignUp,
  watchForLogoutAlert,
  openSignedIn,
  signInView,
  storedToken,
  storeToken,
  sessionIn,
  skipQuestions,
} from '../system/screens.ts';

const protectedPaths = [
  '/dashboard',
  '/score',
  '/lenders',
  '/documents',
  '/business-profile',
  '/banking-info',
  '/subscribe',
];

test('an owner signs out, gets an error for a wrong password, and signs in with the right one', async ({
  page,
}) => {
  const person = createPerson('Ada', 'Byron');
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await fillSignUp(page, person);
  await skipQuestions(page);
  await page.getByRole('button', { name: /Ada Byron/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');

  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(await storedToken(page)).toBeNull();
  const secret = page.getByRole('dialog').getByLabel('Password').and(page.locator('input'));
  await expect(secret).toHaveAttribute('type', 'password');
  await fillSignIn(page, person.email, 'not the password');
  await expect(page.getByRole('alert')).toHaveText('Login failed - please check your credentials');

  await fillSignIn(page, person.email, person.password);
  await expect(page.getByRole('heading', { name: 'Welcome back, Ada!' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the sign-up links the terms and the privacy policy and records the versions that it showed', async ({
  page,
}) => {
  const person = createPerson('Ines', 'Vega');
  await page.goto('/?view=signup');
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await expect(form).toContainText('By creating an account you agree to our terms');
  await expect(form.getByRole('link', { name: /^terms/ })).toHaveAttribute('href', '/terms');
  await expect(form.getByRole('link', { name: /^privacy policy/ })).toHaveAttribute('href', '/privacy');
  await fillSignUp(page, person);
  await skipQuestions(page);
  await expect(page.getByRole('heading', { name: 'Welcome back, Ines!' })).toBeVisible();
  await page.goto('/privacy-center');
  const consents = page.getByRole('region', { name: 'What you agreed to' });
  await expect(consents.getByRole('listitem')).toHaveCount(2);
  await expect(consents).toContainText(`version ${policyVersions.terms}, agreed`);
});

test('a sign-up through the API that names no text records no consent', async ({ page }) => {
  await openSignedIn(page, await TestOwner.signUp(), '/privacy-center');
  await expect(page.getByText('No consents on record')).toBeVisible();
});

test('a password field shows its rule, its text on demand, and its purpose to a password manager', async ({
  page,
}) => {
  await page.goto('/?view=signup');
  const form = page.getByRole('dialog');
  const password = form.locator('input[name=password]');
  await expect(password).toHaveAccessibleDescription(/^Use 8 characters or more/);
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await password.fill('a quiet harbor');
  await expect(password).toHaveAttribute('type', 'password');
  await form.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await form.getByRole('button', { name: 'Show password' }).press('Enter');
  await expect(password).toHaveAttribute('type', 'password');
  const purposes = () =>
    form.locator('input').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')));
  expect(await purposes()).toEqual(['given-name', 'family-name', 'email', 'new-password']);
  await form.getByRole('link', { name: 'Sign in instead' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  expect(await purposes()).toEqual(['username', 'current-password']);
});

test('the page for a new password explains a missing link', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByRole('alert')).toContainText('This address has no reset link.');
  await expect(page.getByLabel('New password')).toHaveCount(0);
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible();
});

test('a sign-out revokes the token on the server', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await page.goto('/');
  await storeToken(page, owner.token);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /Rosa Diaz/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect((await owner.call('GET', '/api/user')).status).toBe(401);
});

test('a protected address sends a visitor to the landing page', async ({ page, baseURL }) => {
  for (const path of protectedPaths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(`${baseURL ?? ''}/`);
      await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
    });
  }
});

test('the sign-up rejects a weak password and an email in use with a sentence', async ({ page }) => {
  const { person } = await TestOwner.signUp();
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await fillSignUp(page, { ...person, password: 'short' });
  await expect(page.getByText('Use at least 8 characters')).toBeVisible();
  await expect(page.getByRole('dialog').locator('input[name=password]')).toBeFocused();
  await fillSignUp(page, person);
  await expect(page.getByRole('alert')).toHaveText('Signup failed - email may already be in use');
});

test('an unknown token is deleted and the visitor sees the sign-in', async ({ page }) => {
  await page.goto('/');
  await storeToken(page, 'forged');
  const isLogoutAlertSeen = await watchForLogoutAlert(page);
  await page.goto('/dashboard');
  await expect.poll(isLogoutAlertSeen).toBe(true);
  await expect(signInView(page)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

/** React cannot draw before the response of `/api/user`. */
const replyBeforeRender = `if (location.pathname === "/dashboard") {
  const { fetch, MessagePort: { prototype: port } } = window;
  const post = port.postMessage;
  const answered = new Promise((resolve) => {
    window.fetch = (...call) => {
      const answer = fetch(...call);
      answer.finally(() => setTimeout(resolve, 200));
      return answer;
    };
  });
  port.postMessage = function (message) { void answered.then(() => post.call(this, message)); };
}`;

test('a rejected token leads to the sign-in even if the response arrives before the screen', async ({
  page,
}) => {
  await page.goto('/');
  await storeToken(page, 'forged');
  const isLogoutAlertSeen = await watchForLogoutAlert(page);
  await page.addInitScript(replyBeforeRender);
  await page.goto('/dashboard');
  await expect.poll(isLogoutAlertSeen).toBe(true);
  await expect(signInView(page)).toBeVisible();
});

test('/api/login opens the sign-in view and /api/logout ends the session', async ({ page }) => {
  await page.goto('/api/login');
  const signInView = page.getByRole('dialog').getByRole('button', { name: 'Sign In' });
  await expect(signInView).toBeVisible();

  const person = createPerson();
  await page.goto('/?view=signup');
  await fillSignUp(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  const session = await sessionIn(page, person);
  expect((await session.call('GET', '/api/user')).status).toBe(200);
  // An event about the end of the session may open / first.
  await page.evaluate("location.assign('/api/logout')");
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  expect((await session.call('GET', '/api/user')).status).toBe(401);
});
