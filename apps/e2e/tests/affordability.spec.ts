import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../system/axe.ts';
import { TestOwner } from '../system/owner.ts';
import { openSignedIn, toast } from '../system/screens.ts';
import { strongProfile } from '../system/strong-profile.ts';

// Axe cannot measure the contrast of half-faded text.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const amount = (page: Page) => page.getByRole('slider', { name: 'Amount' });
const term = (page: Page) => page.getByRole('slider', { name: 'Term' });
const rows = (page: Page) => page.getByRole('region', { name: 'All matches' }).getByRole('row');
const storedRequest = async (owner: TestOwner) => {
  const { loanRequestAmount, loanTerm } = await owner.profile();
  return [loanRequestAmount, loanTerm];
};

async function ownerWith(profile: Record<string, unknown>): Promise<TestOwner> {
  const owner = await TestOwner.signUp();
  await owner.saveProfile(profile);
  return owner;
}

test('an owner moves amount and term with the keyboard, and saves them only with a click', async ({
  page,
}) => {
  const owner = await ownerWith(strongProfile);
  await expect.poll(async () => (await owner.dashboard()).matchedLenders).toBeGreaterThan(0);
  await openSignedIn(page, owner, '/lenders');

  await test.step('moving recomputes the page without another request', async () => {
    await expect(amount(page)).toHaveAttribute('aria-valuetext', '$60,000');
    await amount(page).press('ArrowRight');
    await term(page).press('ArrowLeft');
    await expect(page.getByRole('region', { name: 'For $61,000 over 4 years' })).toBeVisible();
    await expect(page.getByText('Figures for $61,000 over 4 years. They are not saved.')).toBeVisible();
    await expect(page.getByText('Computing…')).toBeHidden();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    for (let step = 0; step < 5; step += 1) await amount(page).press('ArrowRight');
    await expect(page.getByRole('region', { name: 'For $66,000 over 4 years' })).toBeVisible();
    await page.getByRole('button', { name: /^Show all / }).click();
    await expect(rows(page).nth(1)).toContainText('4 years');
    expect(calls.filter((url) => url.includes('/api/lender-matches'))).toEqual([]);
    expect(await storedRequest(owner)).toEqual([60_000, 60]);
    await expectNoViolations(page);
  });

  await test.step('the click saves it, and Undo brings back what was there', async () => {
    await page.getByRole('button', { name: 'Use $66,000 in my profile' }).click();
    await expect(toast(page, '$66,000 over 4 years is in your profile now.')).toBeVisible();
    expect(await storedRequest(owner)).toEqual([66_000, 48]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Your earlier answer is back')).toBeVisible();
    expect(await storedRequest(owner)).toEqual([60_000, 60]);
  });
});

test('an owner above her limit reads what she could pay, and no praise', async ({ page }) => {
  const owner = await ownerWith({ ...strongProfile, operatingCashFlow: 40_000, loanRequestAmount: 250_000 });
  await expect.poll(async () => (await owner.matches()).length).toBeGreaterThan(0);
  const matches = await owner.matches();
  expect(new Set(matches.map(({ band }) => band))).not.toContain('can-carry');
  await openSignedIn(page, owner, '/lenders');
  const sentence = page.getByText(/^At your cash flow, about \$[\d,]+ over .+ is what you could pay\.$/);
  await expect(sentence).toBeVisible();
  await expect(
    page.getByText(/^You could pay \d+ cents? of each dollar due\. Too much debt\.$/).first(),
  ).toBeVisible();
  await expect(page.getByText(/(Excellent|Strong|Good) fit/)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Top matches' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Use \$[\d,]+ in my profile$/ }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await expect(sentence).toBeHidden();
  await expectNoViolations(page);
});

test('a new owner answers in place what decides the lenders, and the dashboard has no bare 0', async ({
  page,
}) => {
  const { loanRequestAmount: _, ...answers } = strongProfile;
  const owner = await ownerWith(answers);
  await openSignedIn(page, owner, '/dashboard');
  const lenders = page.getByRole('region', { name: 'Matched Lenders' });
  await expect(lenders).toContainText(/Not known yet: 1 answer decides [\d,]+ lenders/);
  await expect(lenders.getByRole('strong')).toHaveText('Not known yet');
  await lenders.getByRole('link').click();
  const bank = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Bank term' }) });
  await expect(bank).toContainText(/Not known yet: 1 answer decides [\d,]+ lenders/);
  await bank.getByRole('button', { name: 'Loan request amount' }).click();
  await page.getByLabel('Loan request amount').pressSequentially('60000', { delay: 20 });
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await expect(bank.getByRole('link', { name: /^See all / })).toBeVisible();
  expect((await storedRequest(owner))[0]).toBe(60_000);
});

test('the sliders wait while the lenders are away, and compare what is on the page', async ({ page }) => {
  const owner = await ownerWith(strongProfile);
  await expect.poll(async () => (await owner.dashboard()).matchedLenders).toBeGreaterThan(0);
  await page.route('**/api/lender-matches/programs', (route) =>
    route.fulfill({ status: 503, json: { message: 'Away', code: 'UNAVAILABLE' } }),
  );
  await openSignedIn(page, owner, '/lenders');
  await amount(page).press('ArrowRight');
  await expect(page.getByText('Lenders are away. Your figures stay here.')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Amount' })).toHaveAttribute('aria-valuetext', '$61,000');
  await page.unroute('**/api/lender-matches/programs');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Lenders are away.')).toBeHidden();

  await page.goto('/lenders?compare=no-such-lender');
  const tray = page.getByRole('region', { name: 'Comparison' });
  await expect(tray).toContainText('Another lender');
  await tray.getByRole('button', { name: 'Compare payments' }).click();
  await expect(page.getByRole('dialog')).toContainText('Not in your matches now');
});

test('another tab saves another amount while the sliders are moved, and both stay apart', async ({
  page,
  context,
}) => {
  const owner = await ownerWith(strongProfile);
  await expect.poll(async () => (await owner.dashboard()).matchedLenders).toBeGreaterThan(0);
  await openSignedIn(page, owner, '/lenders');
  await amount(page).press('ArrowRight');
  await expect(page.getByText('Figures for $61,000 over 5 years. They are not saved.')).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/lenders');
  await amount(tab).press('ArrowLeft');
  await tab.getByRole('button', { name: 'Use $59,000 in my profile' }).click();
  await expect(toast(tab, '$59,000 over 5 years is in your profile now.')).toBeVisible();
  expect(await storedRequest(owner)).toEqual([59_000, 60]);
  await expect(amount(page)).toHaveAttribute('aria-valuetext', '$61,000');
  await expect(page.getByRole('region', { name: 'For $61,000 over 5 years' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to my answers' }).click();
  await expect(page.getByRole('region', { name: 'For $59,000 over 5 years' })).toBeVisible();
});
