import { expect, type Locator, type Page } from '@playwright/test';
import { TestOwner, type Person } from './owner.ts';

export const dial = (page: Page, score: number): Locator =>
  page.getByRole('img', { name: new RegExp(` ${score} of 1000`) });

export const milestone = (page: Page): Locator => page.getByRole('region', { name: 'Next Milestone' });

export const toast = (page: Page, text: string): Locator => page.getByText(text, { exact: true });

export const closeMessageButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Close message' });

/** A hover stops the timer that closes a message with Undo after five seconds. */
export async function hoverUndo(page: Page): Promise<Locator> {
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  return undo;
}

const loggedOut = JSON.stringify(['Unauthorized', 'You are logged out. Logging in again...']);
const logoutObserver = `new MutationObserver(() => {
  const alerts = [...document.querySelectorAll('[role=alert]')];
  if (alerts.some(({ textContent }) => ${loggedOut}.every((text) => textContent.includes(text)))) onLogoutAlert();
}).observe(document, { childList: true, subtree: true, characterData: true })`;

/** The page leaves half a second after this alert, so the page itself records it. */
export async function watchForLogoutAlert(page: Page): Promise<() => boolean> {
  let isAlertSeen = false;
  await page.exposeFunction('onLogoutAlert', () => {
    isAlertSeen = true;
  });
  await page.addInitScript(logoutObserver);
  await page.evaluate(logoutObserver);
  return () => isAlertSeen;
}

/** A password input has no role of its own. */
export const field = (form: Locator, label: string) => form.getByLabel(label).and(form.locator('input'));

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await field(form, 'First Name').fill(person.firstName);
  await field(form, 'Last Name').fill(person.lastName);
  await field(form, 'Email').fill(person.email);
  await field(form, 'Password').fill(person.password);
  await form.getByRole('button', { name: 'Launch My Journey' }).click();
}

/** A new owner answers the questions later. */
export async function skipQuestions(page: Page): Promise<void> {
  const questions = page.getByRole('dialog', { name: 'Your first score' });
  await questions.getByRole('button', { name: 'Go to the dashboard' }).click();
  await expect(questions).toBeHidden();
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Welcome back' });
  await field(form, 'Email').fill(email);
  await field(form, 'Password').fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

/** Browser scripts are strings: this project compiles without the DOM types. */
const storeTokenScript = (token: string) => `localStorage.setItem('authToken', ${JSON.stringify(token)})`;

export async function storeToken(page: Page, token: string): Promise<void> {
  await page.evaluate(storeTokenScript(token));
}

export const storedToken = (page: Page): Promise<unknown> =>
  page.evaluate("localStorage.getItem('authToken')");

/** The session of the browser, for calls beside it. */
export async function sessionIn(page: Page, person: Person): Promise<TestOwner> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return new TestOwner(person, String(await storedToken(page)), cookie);
}

export async function signInAs(page: Page, owner: TestOwner): Promise<void> {
  await page.context().addInitScript(storeTokenScript(owner.token));
}

const firstQuestions =
  'creditScore started revenue lastRevenue profit balance histories industry amount purpose state';

/** An owner who skipped all first questions, so that the plan has the next move. */
export async function skipAllQuestions(page: Page, owner: TestOwner): Promise<void> {
  const { id } = (await (await owner.call('GET', '/api/user')).json()) as { id: string };
  const names = JSON.stringify(firstQuestions.split(' '));
  await page
    .context()
    .addInitScript(`localStorage.setItem('groundwork.skipped-questions:${id}', '${names}')`);
}

/** Stores the token once; an init script would store it again at each page load. */
export async function openSignedIn(page: Page, owner: TestOwner, path = '/dashboard'): Promise<void> {
  await page.goto('/no-such-page');
  await storeToken(page, owner.token);
  await page.goto(path);
}

export async function openDocuments(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('heading', { name: 'Document Intelligence Center' })).toBeVisible();
}

export async function openUploadForm(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Choose the category yourself' });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
}

/** An option that still slides in can lose a click. */
export async function chooseOption(select: Locator, option: string): Promise<void> {
  const page = select.page();
  await expect(async () => {
    if ((await select.getAttribute('aria-expanded')) !== 'true') await select.click();
    await page.getByTitle(option, { exact: true }).last().click({ timeout: 3000 });
    await expect(select).toHaveAttribute('aria-expanded', 'false', { timeout: 3000 });
  }).toPass();
}

export async function chooseCategory(page: Page, category: string): Promise<void> {
  await openUploadForm(page);
  await chooseOption(page.getByRole('combobox', { name: /^Document category/ }), category);
}

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const chooseFile = (page: Page, file: ChosenFile | string): Promise<void> =>
  page.getByLabel('Choose a file to upload').setInputFiles(file);

/** The page is drawn by the server, so its field is disabled until the script runs. */
export async function checkPackage(page: Page, buffer: Buffer, name = 'package.zip'): Promise<Locator> {
  const field = page.getByLabel('Choose a ZIP file');
  await expect(field).toBeEnabled();
  await field.setInputFiles({ name, mimeType: 'application/zip', buffer });
  return page.getByRole('status');
}

export const documentRow = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** A page load removes the mark. */
export const markPage = (page: Page) => page.evaluate("document.documentElement.dataset.mark = 'same'");
export const markedPage = (page: Page): Locator => page.locator('html[data-mark=same]');

export function recordPageLoads(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

export const mainNavigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

export async function expectDashboard(page: Page, { person }: TestOwner): Promise<void> {
  await expect(page.getByRole('heading', { name: `Welcome back, ${person.firstName}!` })).toBeVisible();
}

export const signInView = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('button', { name: 'Sign In' });

export const overflowScript = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

export async function openNearMiss(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Show near misses' }).click();
  await page
    .getByRole('button', { name: /^How to qualify: / })
    .first()
    .click();
  return page.getByRole('dialog');
}
