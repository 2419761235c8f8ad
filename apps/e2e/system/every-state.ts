import { expect, type Page } from '@playwright/test';
import { operatorScreens, ownScreens, publicScreens, reviewerScreens, type Screen } from './every-screen.ts';
import { TestOwner } from './owner.ts';
import { createDocumentToReview, createScoredOwner } from './prepared-owners.ts';
import { createReviewer, signInAdmin } from './reviewer.ts';
import { chooseFile, fillSignIn, mainNavigation, openNearMiss, openUploadForm } from './screens.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog');

/** The service answers 503 from now on, and the page loads again. */
const withAway =
  (path: string, expectVisible: Screen['expectVisible']): Screen['expectVisible'] =>
  async (page) => {
    await page.route(path, (route) =>
      route.fulfill({ status: 503, json: { message: 'Away', code: 'UNAVAILABLE' } }),
    );
    await page.reload();
    await expectVisible(page);
  };

const tryAgain = (page: Page) => expect(button(page, /^(Try again|Retry)$/)).toBeVisible({ timeout: 90_000 });

const publicStates: Screen[] = [
  {
    name: 'landing page with three answers',
    path: '/',
    expectVisible: async (page) => {
      const sliders = page.getByRole('region', { name: 'Your first score, from three answers.' });
      await sliders.scrollIntoViewIfNeeded();
      const revenue = sliders.getByRole('slider', { name: 'Yearly revenue' });
      await expect(revenue).toBeEnabled();
      await revenue.fill('58');
      await expect(button(page, 'Start with this answer')).toBeVisible();
    },
  },
  {
    name: 'sign-in with a wrong password',
    path: '/?view=signin',
    expectVisible: async (page) => {
      await fillSignIn(page, 'nobody@example.com', 'a quiet harbor at night');
      await expect(dialog(page).getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'unknown address',
    path: '/no-such-page',
    expectVisible: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
];

const openTable = async (page: Page) => {
  await button(page, /^Show all /).click();
  const boxes = page.getByRole('region', { name: 'All matches' }).getByRole('checkbox');
  await boxes.first().click();
  await boxes.nth(1).click();
  await expect(page.getByRole('region', { name: 'Comparison' })).toContainText('2 of 4');
};

const ownStates: Screen[] = [
  {
    name: 'hint',
    path: '/dashboard',
    expectVisible: async (page) => {
      await expect(page.getByText('1/3 complete')).toBeVisible();
      await page.locator('.gw-hint-button').first().press('Enter');
      await expect(page.locator('.gw-hint-bubble:popover-open')).toBeVisible();
    },
  },
  {
    name: 'notices',
    path: '/dashboard',
    expectVisible: async (page) => {
      await button(page, /^Notices/).click();
      await expect(page.getByRole('region', { name: 'Notices', exact: true })).toBeVisible();
    },
  },
  {
    name: 'moved amount',
    path: '/lenders',
    expectVisible: async (page) => {
      await page.getByRole('slider', { name: 'Amount' }).press('End');
      await expect(page.getByText('They are not saved.')).toBeVisible();
      await expect(page.getByText('Computing…')).toBeHidden();
    },
  },
  { name: 'table and comparison', path: '/lenders', expectVisible: openTable },
  {
    name: 'comparison drawer',
    path: '/lenders',
    expectVisible: async (page) => {
      await openTable(page);
      await button(page, 'Compare payments').click();
      await expect(dialog(page).getByRole('rowheader').first()).toBeVisible();
    },
  },
  {
    name: 'near miss',
    path: '/lenders',
    expectVisible: async (page) => {
      const drawer = await openNearMiss(page);
      await expect(drawer.getByRole('heading', { name: 'How to qualify' })).toBeVisible();
    },
  },
  {
    name: 'no lender in the search',
    path: '/lenders?q=zzz',
    expectVisible: (page) => expect(page.getByText('No lender fits these filters')).toBeVisible(),
  },
  {
    name: 'upload form',
    path: '/documents',
    expectVisible: async (page) => {
      await openUploadForm(page);
      await expect(page.getByRole('combobox', { name: /^Document category/ })).toBeVisible();
    },
  },
  {
    name: 'profile history',
    path: '/business-profile',
    expectVisible: async (page) => {
      await button(page, 'History').click();
      await expect(dialog(page).getByText('You ·').first()).toBeVisible();
    },
  },
  {
    name: 'account with problems',
    path: '/banking-info',
    expectVisible: async (page) => {
      await button(page, 'Add Account').click();
      await expect(page.getByText('This field is required').first()).toBeVisible();
    },
  },
  {
    name: 'bank file dialog',
    path: '/banking-info',
    expectVisible: async (page) => {
      await button(page, 'Import a file').click();
      await expect(dialog(page).getByLabel('File')).toBeVisible();
    },
  },
  {
    name: 'erasure with its password',
    path: '/privacy-center',
    expectVisible: async (page) => {
      await button(page, 'Erase everything…').click();
      await expect(page.getByLabel('Your password, once more')).toBeVisible();
    },
  },
  { name: 'dashboard away', path: '/dashboard', expectVisible: withAway('**/api/dashboard', tryAgain) },
  { name: 'lenders away', path: '/lenders', expectVisible: withAway('**/api/lender-matches', tryAgain) },
  { name: 'score away', path: '/score', expectVisible: withAway('**/api/score', tryAgain) },
  { name: 'documents away', path: '/documents', expectVisible: withAway('**/api/documents', tryAgain) },
];

const headed = (name: string | RegExp) => (page: Page) => expect(heading(page, name)).toBeVisible();

/** A new owner has no answer, no document and no account. */
const emptyStates: Screen[] = [
  { name: 'first question', path: '/first-steps', expectVisible: headed(/personal credit score/) },
  { name: 'empty dashboard', path: '/dashboard', expectVisible: headed('Document Portfolio') },
  { name: 'empty plan', path: '/plan', expectVisible: headed('Goal planner') },
  { name: 'empty score', path: '/score', expectVisible: headed('What if?') },
  {
    name: 'no lenders yet',
    path: '/lenders',
    expectVisible: (page) => expect(page.getByText('No lender matches yet')).toBeVisible(),
  },
  {
    name: 'no documents yet',
    path: '/documents',
    expectVisible: (page) => expect(page.getByText('No documents uploaded')).toBeVisible(),
  },
  {
    name: 'no accounts yet',
    path: '/banking-info',
    expectVisible: (page) => expect(button(page, 'Add Account')).toBeVisible(),
  },
  { name: 'empty report', path: '/score/report', expectVisible: headed('Groundwork Score report') },
];

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

async function openMenu(page: Page): Promise<void> {
  await expect(heading(page, 'Document Portfolio')).toBeVisible();
  if (!isNarrow(page)) return;
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(mainNavigation(page)).toBeVisible();
}

async function leaveForDocuments(page: Page): Promise<void> {
  await openMenu(page);
  await mainNavigation(page).getByRole('link', { name: 'Documents' }).click();
}

/** The frame around the screens, on the dashboard of a new owner. */
const frameStates: Screen[] = [
  { name: 'navigation', path: '/dashboard', expectVisible: openMenu },
  {
    name: 'user menu',
    path: '/dashboard',
    expectVisible: async (page) => {
      await button(page, /account menu/).click();
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    },
  },
  {
    name: 'offline',
    path: '/dashboard',
    expectVisible: async (page) => {
      await expect(heading(page, 'Document Portfolio')).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
    },
  },
  {
    name: 'server away',
    path: '/dashboard',
    expectVisible: async (page) => {
      await expect(heading(page, 'Document Portfolio')).toBeVisible();
      await page.route('**/api/**', (route) => route.abort());
      await leaveForDocuments(page);
      await expect(page.getByText('We can’t reach')).toBeVisible();
    },
  },
  {
    name: 'screen to reload',
    path: '/dashboard',
    expectVisible: async (page) => {
      await page.route('**/assets/documents-page-*', (route) => route.fulfill({ status: 404, body: '' }));
      await leaveForDocuments(page);
      await expect(button(page, 'Reload')).toBeVisible();
    },
  },
  {
    name: 'message',
    path: '/documents',
    expectVisible: async (page) => {
      await expect(page.getByText('No documents uploaded')).toBeVisible();
      await chooseFile(page, { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
      const message = page.getByText('Category Required');
      await message.hover();
      await expect(message).toBeVisible();
    },
  },
  {
    name: 'unknown address, signed in',
    path: '/no-such-page',
    expectVisible: (page) => expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible(),
  },
];

const reviewerStates: Screen[] = [
  {
    name: 'rejection without a reason',
    path: '/review',
    expectVisible: async (page) => {
      await button(page, 'Reject').click();
      await expect(page.getByText('Write a reason. The owner reads it.')).toBeVisible();
    },
  },
  { name: 'account of a reviewer', path: '/account', expectVisible: headed('Account') },
];

const operatorStates: Screen[] = [
  { name: 'account of an administrator', path: '/account', expectVisible: headed('Account') },
];

export interface Group {
  readonly who: string;
  readonly signIn: (() => Promise<TestOwner>) | null;
  /** `npm test` checks the screens, `npm run test:long` the states too. */
  readonly screens: readonly Screen[];
  readonly states: readonly Screen[];
}

const signInReviewer = async (): Promise<TestOwner> => {
  await createDocumentToReview();
  return createReviewer();
};

export const groups: readonly Group[] = [
  { who: 'a visitor', signIn: null, screens: publicScreens, states: publicStates },
  { who: 'an owner', signIn: createScoredOwner, screens: ownScreens, states: ownStates },
  {
    who: 'a new owner',
    signIn: () => TestOwner.signUp(),
    screens: [],
    states: [...emptyStates, ...frameStates],
  },
  { who: 'a reviewer', signIn: signInReviewer, screens: reviewerScreens, states: reviewerStates },
  { who: 'an administrator', signIn: signInAdmin, screens: operatorScreens, states: operatorStates },
];
