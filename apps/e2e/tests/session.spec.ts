import { expect, type Page, type Route, test } from '@playwright/test';
import { createPerson, TestOwner } from '../system/owner.ts';
import {
  expectDashboard,
  fillSignIn,
  fillSignUp,
  watchForLogoutAlert,
  mainNavigation,
  openSignedIn,
  recordPageLoads,
  signInAs,
  signInView,
  storedToken,
  storeToken,
} from '../system/screens.ts';

async function failCalls(page: Page, path: string, times: number, status: number) {
  const calls = { count: 0 };
  await page.route(`**${path}`, (route: Route) => {
    calls.count += 1;
    return calls.count > times ? route.continue() : route.fulfill({ status, body: '' });
  });
  return calls;
}

test('a spinner in the frame of the page is visible while it loads the user', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/user', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'Checking who is signed in' })).toBeVisible();
  await expect(page.locator('.shell-side')).toBeVisible();
  release();
  await expectDashboard(page, owner);
});

test('the helper sends a JSON content type and the stored token, and loads the user without a cache', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  const headersOf = async (path: string) => (await page.waitForRequest(`**${path}`)).allHeaders();
  const calls = Promise.all([headersOf('/api/user'), headersOf('/api/dashboard')]);
  await page.goto('/dashboard');
  const [user, dashboard] = await calls;
  const sharedHeaders = { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` };
  expect(user).toMatchObject({ ...sharedHeaders, 'cache-control': 'no-cache' });
  expect(dashboard).toMatchObject(sharedHeaders);
});

test('three failed retries for the user delete the token, and the visitor signs in again', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  await openSignedIn(page, owner, '/no-such-page');
  const calls = await failCalls(page, '/api/user', 4, 504);
  const isLogoutAlertSeen = await watchForLogoutAlert(page);
  await page.goto('/score?from=test');
  await expect.poll(isLogoutAlertSeen).toBe(true);
  await expect(signInView(page)).toBeVisible();
  expect(calls.count).toBe(4);
  expect(await storedToken(page)).toBeNull();
  await fillSignIn(page, owner.person.email, owner.person.password);
  await expect(page).toHaveURL(/\/score\?from=test$/);
});

for (const path of ['/score', '/lenders', '/documents?category=tax_documents']) {
  test(`a visitor who opens ${path} lands on /, and the sign-in returns to that address`, async ({
    page,
    baseURL,
  }) => {
    const { person } = await TestOwner.signUp();
    await page.goto(path);
    await expect(page).toHaveURL(`${baseURL ?? ''}/`);
    await expect(page.getByText('Sign in to open the page that you requested.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await fillSignIn(page, person.email, person.password);
    await expect(page).toHaveURL(`${baseURL ?? ''}${path}`);
    await expect(mainNavigation(page)).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

test('a session that another device ends shows a notice on /, and the sign-in returns to the same page', async ({
  page,
  baseURL,
}) => {
  const owner = await TestOwner.signUp();
  await openSignedIn(page, owner, '/documents?category=bank_statements');
  await expect(page.getByText('No documents uploaded')).toBeVisible();
  expect((await owner.call('POST', '/api/auth/logout')).status).toBe(204);
  await expect(page).toHaveURL(`${baseURL ?? ''}/`);
  const notice = page.getByText('Your session has ended. Sign in to continue where you were.');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your session has ended.');
  await fillSignIn(page, owner.person.email, owner.person.password);
  await expect(page).toHaveURL(/\/documents\?category=bank_statements$/);
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a token that one tab removes signs the other tab out, and the sign-in returns to the same page', async ({
  context,
  page,
}) => {
  const owner = await TestOwner.signUp();
  await openSignedIn(page, owner, '/documents');
  await expect(page.getByText('No documents uploaded')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expectDashboard(other, owner);

  const visited = recordPageLoads(page);
  const isLogoutAlertSeen = await watchForLogoutAlert(page);
  await other.evaluate("localStorage.removeItem('authToken')");
  await expect.poll(isLogoutAlertSeen).toBe(true);
  await expect(signInView(page)).toBeVisible();
  expect(visited).toEqual(['/api/login', '/']);
  await fillSignIn(page, owner.person.email, owner.person.password);
  await expect(page).toHaveURL(/\/documents$/);
});

test('a sign-in in one tab signs the other tab in', async ({ context, page }) => {
  const { person } = await TestOwner.signUp();
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/?view=signin');
  await fillSignIn(other, person.email, person.password);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a sign-in as another person in one tab shows that person in the other tab', async ({
  context,
  page,
}) => {
  const [first, second] = [await TestOwner.signUp(), await TestOwner.signUp(createPerson('Noor', 'Haddad'))];
  await openSignedIn(page, first);
  await expectDashboard(page, first);
  const other = await context.newPage();
  await other.goto('/no-such-page');
  await storeToken(other, second.token);
  await expectDashboard(page, second);
});

test('a token revoked on the server ends the session with the next call', async ({ page, baseURL }) => {
  const owner = await TestOwner.signUp();
  await openSignedIn(page, owner);
  await expectDashboard(page, owner);
  const visited = recordPageLoads(page);
  expect((await owner.call('POST', '/api/auth/logout')).status).toBe(204);
  await expect(page).toHaveURL(`${baseURL ?? ''}/`);
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  expect(visited).toEqual(['/']);
  expect(await storedToken(page)).toBeNull();
});

test('a query with the response 401 is not repeated: the token is deleted and the browser opens /', async ({
  page,
  baseURL,
}) => {
  const owner = await TestOwner.signUp();
  await openSignedIn(page, owner);
  await expectDashboard(page, owner);
  const calls = await failCalls(page, '/api/documents', 9, 401);
  await mainNavigation(page).getByRole('link', { name: 'Documents' }).click();
  await expect(page).toHaveURL(`${baseURL ?? ''}/`);
  expect(await storedToken(page)).toBeNull();
  expect(calls.count).toBe(1);
});

test('a failed query is repeated three times', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  await page.route('**/api/events', (route) => route.abort());
  const calls = await failCalls(page, '/api/documents', 3, 500);
  await page.goto('/documents');
  await expect(page.getByText('No documents uploaded')).toBeVisible();
  expect(calls.count).toBe(4);
});

test('a sign-out leads to / without a message, and Back opens no screen', async ({ page, baseURL }) => {
  const owner = await TestOwner.signUp();
  await openSignedIn(page, owner);
  await page.getByRole('button', { name: /account menu/ }).click();
  const visited = recordPageLoads(page);
  const isLogoutAlertSeen = await watchForLogoutAlert(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  expect(visited).toEqual(['/api/logout', '/']);
  expect(isLogoutAlertSeen()).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL ?? ''}/`);
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
});

test('a signed-in visit to / redirects to the dashboard with its query', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  await page.goto('/?redirect_status=failed');
  await expect(page).toHaveURL(/\/dashboard\?redirect_status=failed$/);
});

test('a login or signup without a response shows an error with a retry', async ({ page }) => {
  await page.route('**/api/auth/*', (route) => route.abort());
  const person = createPerson();
  await page.goto('/?view=signin');
  await fillSignIn(page, person.email, person.password);
  await expect(page.getByRole('alert')).toHaveText('Login error - please try again');
  await page.getByText('Create account').click();
  await fillSignUp(page, person);
  await expect(page.getByRole('alert')).toHaveText('Signup error - please try again');
});
