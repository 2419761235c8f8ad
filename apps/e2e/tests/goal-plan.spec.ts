import type { LenderPlanReply, ScorePlanReply } from '@groundwork/contracts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoViolations } from '../system/axe.ts';
import { Owner } from '../system/owner.ts';
import { openSubscription, providerSays } from '../system/payments.ts';
import { openNearMiss, signInAs } from '../system/screens.ts';
import { strongProfile } from '../system/strong-profile.ts';

// Half-faded text has no contrast of its own to measure; five axe runs, also where the machine is busy.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ladder = (page: Page) => page.getByRole('list', { name: 'Steps' });
const way = (page: Page, to: string) => page.getByRole('region', { name: to });

async function answerOf<T>(owner: Owner, path: string): Promise<T> {
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

test('an owner plans the cheapest way to a score and to a lender, once the plan has it', async ({ page }) => {
  const owner = await Owner.signUp();
  await owner.saveProfile({ ...strongProfile, personalCreditScore: 640 });
  await expect.poll(async () => (await owner.dashboard()).matchedLenders).toBeGreaterThan(0);
  await signInAs(page, owner);

  await test.step('locked for starter, open as soon as the plan has it', async () => {
    await page.goto('/score');
    await page.getByRole('link', { name: 'Plan a goal' }).click();
    await expect(page.getByText('Comes with Individual, Professional, and Master Partner.')).toBeVisible();
    const subscription = await openSubscription(owner, 'individual');
    expect(await providerSays(owner, subscription, { status: 'active' })).toBe(200);
    await expect(page.getByRole('region', { name: 'Your goal' })).toBeVisible();
  });

  await test.step('a ladder to a score, with the score after each step', async () => {
    await page.getByLabel('Another score').fill('780');
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(way(page, 'The cheapest path to 780')).toBeVisible();
    const plan = await answerOf<ScorePlanReply>(owner, '/api/score/plan?target=780');
    expect(plan.reachable).toBe(true);
    const rungs = ladder(page).getByRole('listitem');
    await expect(rungs).toHaveCount(plan.steps.length + 1);
    for (const [at, { title, scoreAfter }] of plan.steps.entries()) {
      await expect(rungs.nth(at + 1)).toContainText(title);
      await expect(rungs.nth(at + 1)).toContainText(String(scoreAfter));
    }
    await page.reload();
    await expect(way(page, 'The cheapest path to 780')).toBeVisible();
    await expectAccessibleAtBothSizes(page);
  });

  await test.step('a goal out of reach says how far it goes', async () => {
    await page.getByLabel('Another score').fill('1000');
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'short of 1,000' })).toBeVisible();
    await page.getByLabel('Another score').fill('0');
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(page.getByText('Enter a whole score from 1 to 1000')).toBeVisible();
  });

  await test.step('the way to a lender who does not take the owner yet', async () => {
    await page.goto('/lenders');
    const missed = await openNearMiss(page);
    await missed.getByRole('link', { name: 'Plan your path to this lender' }).click();
    await expect(page).toHaveURL(/\/plan\?lender=/);
    const id = new URL(page.url()).searchParams.get('lender') ?? '';
    const plan = await answerOf<LenderPlanReply>(owner, `/api/lender-matches/${id}/plan`);
    await expect(page.getByRole('heading', { name: `Your path to ${plan.lender.name}` })).toBeVisible();
    for (const { title } of plan.steps) await expect(ladder(page)).toContainText(title);
    await expectNoViolations(page);
  });
});
