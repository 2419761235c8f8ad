import type { LenderPlanReply, ScorePlanReply } from '@groundwork/contracts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoViolations } from '../system/axe.ts';
import { TestOwner } from '../system/owner.ts';
import { openSubscription, sendProviderEvent } from '../system/payments.ts';
import { openNearMiss, signInAs } from '../system/screens.ts';
import { strongProfile } from '../system/strong-profile.ts';

// Axe cannot measure the contrast of half-faded text.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const stepList = (page: Page) => page.getByRole('list', { name: 'Steps' });
const way = (page: Page, to: string) => page.getByRole('region', { name: to });

async function readReply<T>(owner: TestOwner, path: string): Promise<T> {
  const answer = await owner.call('GET', path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

async function expectAccessibleAtBothSizes(page: Page): Promise<void> {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await expectAccessibleInBothThemes(page, (theme) =>
      test.info().outputPath(`goal ${viewport.width} ${theme}.png`),
    );
  }
}

test('an owner with the right plan opens the cheapest steps to a score and to a lender', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await owner.saveProfile({ ...strongProfile, personalCreditScore: 640 });
  await expect.poll(async () => (await owner.dashboard()).matchedLenders).toBeGreaterThan(0);
  await signInAs(page, owner);

  await test.step('the starter plan locks it, the individual plan opens it', async () => {
    await page.goto('/score');
    await page.getByRole('link', { name: 'Plan a goal' }).click();
    await expect(page.getByText('Comes with Individual, Professional, and Master Partner.')).toBeVisible();
    const subscription = await openSubscription(owner, 'individual');
    expect(await sendProviderEvent(owner, subscription, { status: 'active' })).toBe(200);
    await expect(page.getByRole('region', { name: 'Your goal' })).toBeVisible();
  });

  await test.step('the steps to a score show the score after each step', async () => {
    await page.getByLabel('Another score').fill('780');
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(way(page, 'The easiest path to 780')).toBeVisible();
    const plan = await readReply<ScorePlanReply>(owner, '/api/score/plan?target=780');
    expect(plan.reachable).toBe(true);
    const steps = stepList(page).getByRole('listitem');
    await expect(steps).toHaveCount(plan.steps.length + 1);
    for (const [at, { title, scoreAfter }] of plan.steps.entries()) {
      await expect(steps.nth(at + 1)).toContainText(title);
      await expect(steps.nth(at + 1)).toContainText(String(scoreAfter));
    }
    await page.reload();
    await expect(way(page, 'The easiest path to 780')).toBeVisible();
    await expectAccessibleAtBothSizes(page);
  });

  await test.step('a target out of reach shows the distance to it', async () => {
    await page.getByLabel('Another score').fill('1000');
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'short of 1,000' })).toBeVisible();
    await page.getByLabel('Another score').fill('0');
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(page.getByText('Enter a whole score from 1 to 1000')).toBeVisible();
  });

  await test.step('the steps to a lender with a failing criterion', async () => {
    await page.goto('/lenders');
    const nearMiss = await openNearMiss(page);
    await nearMiss.getByRole('link', { name: 'Plan your path to this lender' }).click();
    await expect(page).toHaveURL(/\/plan\?lender=/);
    const id = new URL(page.url()).searchParams.get('lender') ?? '';
    const plan = await readReply<LenderPlanReply>(owner, `/api/lender-matches/${id}/plan`);
    await expect(page.getByRole('heading', { name: `Your path to ${plan.lender.name}` })).toBeVisible();
    for (const { title } of plan.steps) await expect(stepList(page)).toContainText(title);
    await expectNoViolations(page);
  });
});
