import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../system/axe.ts';
import { baseUrl, TestOwner } from '../system/owner.ts';
import {
  openSubscription,
  blockProvider,
  sendProviderEvent,
  stubProvider,
  typeCard,
} from '../system/payments.ts';
import { signInAdmin } from '../system/reviewer.ts';
import { mainNavigation, recordPageLoads, hoverUndo, signInAs } from '../system/screens.ts';
import { writeSiteConfig } from '../system/site-config.ts';

test.beforeEach(() => writeSiteConfig({ publishableKey: 'pk_test_journey' }));
test.afterAll(() => writeSiteConfig({}));

const plan = (page: Page, name: string) => page.getByRole('region', { name: `${name} plan` });
const choose = (page: Page, name: string) => page.getByRole('button', { name: `Choose ${name}` }).click();
const yourPlan = (page: Page) => page.getByRole('region', { name: 'Your plan' });

async function pay(page: Page): Promise<URL[]> {
  const button = page.getByRole('button', { name: /^Pay \$/ });
  await expect(button).toBeEnabled();
  const sentTo = await typeCard(page);
  await button.click();
  return sentTo;
}

async function openPlans(page: Page): Promise<TestOwner> {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  await page.goto('/subscribe');
  await expect(plan(page, 'Individual')).toBeVisible();
  return owner;
}

test('three plan cards and a comparison show the cost and the content of each plan', async ({ page }) => {
  await openPlans(page);
  for (const [name, price] of [
    ['Individual', '$47'],
    ['Professional', '$147'],
    ['Master Partner', '$497'],
  ] as const) {
    await expect(plan(page, name)).toContainText(price);
  }
  const master = plan(page, 'Master Partner');
  await expect(master).toContainText('Contact sales for the Master Partner plan');
  await expect(master).toContainText('This site has no sales contact yet.');
  await expect(master.getByRole('listitem').filter({ hasText: 'API access' })).toHaveText(
    'API access (planned)',
  );
  for (const benefit of ['Unlimited client profiles', 'White label', 'Dedicated manager'])
    await expect(master.getByRole('listitem').filter({ hasText: benefit })).toHaveText(benefit);
  await expect(master.getByRole('button')).toHaveCount(0);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  await expect(table.getByRole('row', { name: /Goal planner/ })).toContainText('Not included');
  await expect(table.getByRole('row', { name: /White label/ })).toContainText('Not included');
  await expect(table.getByRole('row', { name: /API access/ })).toHaveCount(0);
});

test('an owner pays, returns to the dashboard and has the new plan', async ({ page }) => {
  await stubProvider(page, 'pays');
  const owner = await openPlans(page);
  await choose(page, 'Professional');
  const cardSentTo = await pay(page);
  await expect(page).toHaveURL(/\/dashboard\?.*redirect_status=succeeded/);
  await expect(page.getByText('We’re confirming your payment.')).toBeVisible();
  const subscription = await openSubscription(owner, 'professional');
  expect(await sendProviderEvent(owner, subscription, { status: 'active' })).toBe(200);
  await expect(page.getByText('You are now subscribed to Groundwork Professional!')).toBeVisible();
  await expect(page.getByText('Payment Successful')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate("sessionStorage.getItem('test.returnUrl')")).toBe(new URL(baseUrl).origin);
  expect(cardSentTo.map(({ host }) => host)).toEqual(['api.stripe.com']);

  await page.goto('/subscribe');
  await expect(plan(page, 'Professional').getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await expect(yourPlan(page)).toContainText('$147.00 on');
  await expect(page.getByRole('region', { name: 'Billing history' })).toContainText('Paid');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const undo = await hoverUndo(page);
  await expect(yourPlan(page)).toContainText('Canceled');
  await expect(yourPlan(page)).toContainText('Starter on');
  await expect(yourPlan(page)).not.toContainText('Next charge');
  await undo.click();
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
});

test('a more expensive plan needs no form if nothing is due, and a cheaper one starts after the period', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  const subscription = await openSubscription(owner, 'individual');
  await sendProviderEvent(owner, subscription, { status: 'active' });
  await signInAs(page, owner);
  await page.goto('/subscribe');
  await choose(page, 'Professional');
  await expect(page.getByText('We’re confirming your payment.')).toBeVisible();
  await sendProviderEvent(owner, subscription, {});
  await expect(page.getByText('You are now subscribed to Groundwork Professional!')).toBeVisible();

  await page.goto('/subscribe');
  await choose(page, 'Individual');
  await expect(page.getByText('You move to Individual when this period ends.')).toBeVisible();
  await expect(plan(page, 'Individual').getByRole('button', { name: 'Starts next period' })).toBeDisabled();
  await expect(yourPlan(page)).toContainText('Individual on');
  await page.getByRole('button', { name: 'Keep Professional' }).click();
  await expect(yourPlan(page)).toContainText('$147.00 on');
});

test('the browser requests the subscription if no event about a payment arrives', async ({ page }) => {
  await page.route('**/api/events', (route) => route.abort());
  const owner = await TestOwner.signUp();
  const subscription = await openSubscription(owner, 'individual');
  await signInAs(page, owner);
  await page.clock.install();
  await page.goto('/?payment_intent=pi_1&redirect_status=succeeded');
  await expect(page.getByText('We’re confirming your payment.')).toBeVisible();
  await sendProviderEvent(owner, subscription, { status: 'active' });
  const request = page.waitForRequest(/\/api\/subscription\?fresh=true$/);
  await page.clock.fastForward(10_000);
  await request;
  await expect(page.getByText('You are now subscribed to Groundwork Individual!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a declined card shows the provider’s message, and the form stays open', async ({ page }) => {
  await stubProvider(page, 'declines');
  await openPlans(page);
  await choose(page, 'Individual');
  await pay(page);
  await expect(page.getByRole('alert')).toContainText('Payment Failed');
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await expect(page.getByRole('button', { name: /^Pay \$47/ })).toBeEnabled();
});

test('a site without a payment key does not sell plans, and is no error before a payment', async ({
  page,
}) => {
  writeSiteConfig({});
  await openPlans(page);
  await expect(page.getByText('This site does not sell plans yet', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('/plan');
  const goals = page.getByRole('region', { name: 'Goal planner' });
  await expect(goals.getByText(/^Your first step: /)).toBeVisible();
  await expect(goals.getByText('This site does not sell plans yet.')).toBeVisible();
  await goals.getByRole('link', { name: 'See plans' }).click();
  await expect(plan(page, 'Individual')).toBeVisible();
});

test('an administrator gives a plan, and its owner sees who gave it, until when and why', async ({
  page,
  browser,
}) => {
  const [owner, admin] = [await TestOwner.signUp(), await signInAdmin()];
  const { email } = owner.person;
  const desk = await (await browser.newContext()).newPage();
  await signInAs(desk, admin);
  await desk.goto('/admin/users');
  await desk.getByLabel('Search by email').fill(email);
  await desk.getByRole('button', { name: `Give a plan to ${email}` }).click();
  const form = desk.getByRole('form', { name: `Give a plan to ${email}` });
  await form.getByLabel('Last day (empty: no end)').fill('2099-03-01');
  await form.getByLabel('Reason').fill('A member of the chamber');
  await form.getByRole('button', { name: 'Give the plan' }).click();
  await expect(desk.getByText(`${email} has the Professional plan.`)).toBeVisible();

  await signInAs(page, owner);
  await page.goto('/subscribe');
  await expect(yourPlan(page)).toContainText('Professional');
  await expect(yourPlan(page)).toContainText('Given by this site');
  await expect(yourPlan(page)).toContainText('Until Mar 1, 2099');
  await expect(yourPlan(page)).toContainText('A member of the chamber');
  await expect(yourPlan(page)).not.toContainText('Free');
  await expect(plan(page, 'Professional').getByRole('button', { name: 'Current plan' })).toBeDisabled();
});

test('a missing payment key shows Configuration Error and disables the plans', async ({ page }) => {
  writeSiteConfig({});
  await openPlans(page);
  await page.getByRole('button', { name: 'Choose Individual' }).click();
  await expect(page.getByRole('alert')).toContainText('Configuration Error');
  await expect(page.getByRole('button', { name: 'Choose Individual' })).toBeDisabled();
});

test('a blocked script shows an error with a retry', async ({ page }) => {
  await blockProvider(page);
  await openPlans(page);
  await choose(page, 'Individual');
  await expect(page.getByRole('alert')).toContainText('Failed to initialize payment. Please try again.');
  await page.unroute('https://js.stripe.com/**');
  await stubProvider(page, 'pays');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^Pay \$47/ })).toBeEnabled();
});

test('a rejection of the server appears below its sentence', async ({ page }) => {
  const owner = await openPlans(page);
  await sendProviderEvent(owner, await openSubscription(owner, 'individual'), { status: 'past_due' });
  await choose(page, 'Professional');
  await expect(page.getByRole('alert')).toContainText('Failed to process subscription request.');
  await expect(page.getByRole('alert')).toContainText('Pay the open invoice of the Individual plan');
});

test('a failed return from 3-D Secure shows Payment Failed with the provider’s message', async ({ page }) => {
  const owner = await openPlans(page);
  const subscription = await openSubscription(owner, 'individual');
  await sendProviderEvent(owner, subscription, { payment_problem: 'We could not authenticate your card.' });
  await page.goto('/?payment_intent=pi_1&redirect_status=failed');
  await expect(page.getByRole('alert')).toContainText('Payment Failed');
  await expect(page.getByRole('alert')).toContainText('We could not authenticate your card.');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('no script of the provider loads before the owner chooses a plan, and the links in and out load a page', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('stripe.com')) foreign.push(request.url());
  });
  await openPlans(page);
  const loads = recordPageLoads(page);
  await mainNavigation(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await page.getByRole('button', { name: /account menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Subscription' }).press('Enter');
  await expect(plan(page, 'Individual')).toBeVisible();
  expect(foreign).toEqual([]);
  expect(loads).toEqual(['/dashboard', '/subscribe']);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test.describe(`in ${colorScheme}, ${width} px wide`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('the plans and the payment form have no accessibility violation', async ({ page }, testInfo) => {
        await stubProvider(page, 'pays');
        await openPlans(page);
        await choose(page, 'Professional');
        await expect(page.getByRole('button', { name: /^Pay \$147/ })).toBeEnabled();
        await expectNoViolations(page);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        await page.screenshot({ path: testInfo.outputPath('subscribe.png'), fullPage: true });
      });
    });
  }
}
