import { expect, type Locator, type Page } from '@playwright/test';
import type { Owner, Person } from './owner.ts';

export const dial = (page: Page, score: number): Locator =>
  page.getByRole('img', { name: new RegExp(` ${score} of 1000`) });

export const milestone = (page: Page): Locator => page.getByRole('region', { name: 'Next Milestone' });

/** A message at the edge of the screen, by its title or its words. */
export const toast = (page: Page, words: string): Locator => page.getByText(words, { exact: true });

/** What every message at the edge has, whatever it says. */
export const closeMessage = (page: Page): Locator => page.getByRole('button', { name: 'Close message' });

/** The message with Undo goes after five seconds, unless a pointer rests on it: how a test may look around first. */
export async function reachForUndo(page: Page): Promise<Locator> {
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  return undo;
}

const loggedOut = JSON.stringify(['Unauthorized', 'You are logged out. Logging in again...']);
const listening = `new MutationObserver(() => {
  const alerts = [...document.querySelectorAll('[role=alert]')];
  if (alerts.some(({ textContent }) => ${loggedOut}.every((words) => textContent.includes(words)))) heardLoggedOut();
}).observe(document, { childList: true, subtree: true, characterData: true })`;

/** Half a second after this alert the page goes: who looks a moment later finds neither, so the page itself tells. */
export async function listenForLoggedOut(page: Page): Promise<() => boolean> {
  let isHeard = false;
  await page.exposeFunction('heardLoggedOut', () => {
    isHeard = true;
  });
  await page.addInitScript(listening);
  await page.evaluate(listening);
  return () => isHeard;
}

/** The field of a form by its label: a password box has no role of its own. */
export const field = (form: Locator, label: string) => form.getByLabel(label).and(form.locator('input'));

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await field(form, 'First Name').fill(person.firstName);
  await field(form, 'Last Name').fill(person.lastName);
  await field(form, 'Email').fill(person.email);
  await field(form, 'Password').fill(person.password);
  await form.getByRole('button', { name: 'Launch My Journey' }).click();
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Welcome back' });
  await field(form, 'Email').fill(email);
  await field(form, 'Password').fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

/** Scripts for the browser are text: the code around them has no DOM. */
const storing = (token: string) => `localStorage.setItem('authToken', ${JSON.stringify(token)})`;

export async function storeToken(page: Page, token: string): Promise<void> {
  await page.evaluate(storing(token));
}

export const storedToken = (page: Page): Promise<unknown> =>
  page.evaluate("localStorage.getItem('authToken')");

/** Opens every page of this browser as the owner, as if signed in before. */
export async function signInAs(page: Page, owner: Owner): Promise<void> {
  await page.context().addInitScript(storing(owner.token));
}

/** Signs in once: what a later page load finds is whatever the tabs have made of it. */
export async function openSignedIn(page: Page, owner: Owner, path = '/dashboard'): Promise<void> {
  await page.goto('/no-such-page');
  await storeToken(page, owner.token);
  await page.goto(path);
}

export async function openDocuments(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('heading', { name: 'Document Intelligence Center' })).toBeVisible();
}

export async function chooseCategory(page: Page, category: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Document category/ }).click();
  await page.getByTitle(category).click();
}

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const chooseFile = (page: Page, file: ChosenFile | string): Promise<void> =>
  page.getByLabel('Choose a file to upload').setInputFiles(file);

export const documentRow = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** Anything but the very same page loses this mark. */
export const markPage = (page: Page) => page.evaluate("document.documentElement.dataset.mark = 'same'");
export const markedPage = (page: Page): Locator => page.locator('html[data-mark=same]');

/** The documents this tab asks for from now on, redirects and all. */
export function pageLoads(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

export const mainNavigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

export async function expectDashboard(page: Page, { person }: Owner): Promise<void> {
  await expect(page.getByRole('heading', { name: `Welcome back, ${person.firstName}!` })).toBeVisible();
}

/** The overlay a forced sign-in ends in. */
export const signInView = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('button', { name: 'Sign In' });

/** For the browser: by how much something reaches beyond the page. */
export const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** The drawer of the first lender who would not take the owner yet. */
export async function openNearMiss(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Show near misses' }).click();
  await page
    .getByRole('button', { name: /^Details of/ })
    .filter({ hasText: 'How to qualify' })
    .first()
    .click();
  return page.getByRole('dialog');
}
