import type { LenderMatch } from '@groundwork/contracts';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../system/axe.ts';
import { TestOwner } from '../system/owner.ts';
import { recordCalls, disableAutomaticRefresh } from '../system/refreshes.ts';
import {
  chooseOption,
  watchForLogoutAlert,
  openNearMiss,
  openSignedIn,
  signInAs,
  signInView,
  toast,
} from '../system/screens.ts';
import { strongProfile } from '../system/strong-profile.ts';

// Axe cannot measure the contrast of half-faded text.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const figure = (page: Page, name: string) => page.getByRole('region', { name });
const allMatches = (page: Page) => page.getByRole('region', { name: 'All matches' });
const rows = (page: Page) =>
  allMatches(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const wholeDollars = (dollars: number) => `$${Math.round(dollars).toLocaleString('en-US')}`;
const pageHeight = (page: Page) => page.evaluate('document.documentElement.scrollHeight');
const mostPixels = 6000;
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh Matches' });
const countText = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'match' : 'matches'}`;
const expectCount = (page: Page, count: number) =>
  expect(allMatches(page).getByRole('status').first()).toHaveText(countText(count));

const expectFigure = (page: Page, name: string, value: string) =>
  expect(figure(page, name).getByRole('strong')).toHaveText(value);
const shortDollars = (dollars: number) =>
  dollars < 1_000_000
    ? `$${Number((dollars / 1000).toFixed(1))}K`
    : `$${Number((dollars / 1_000_000).toFixed(1))}M`;

/** Only a loan that she can carry has a word above "Possible fit". */
function fitOf({ matchScore: score, band }: LenderMatch): string {
  if (band === 'too-much') return 'You could not pay this';
  if (band !== 'can-carry') return 'Possible fit';
  if (score >= 90) return 'Excellent fit';
  if (score >= 80) return 'Strong fit';
  return score >= 70 ? 'Good fit' : 'Possible fit';
}

const choose = (page: Page, select: string, option: string) =>
  chooseOption(page.getByRole('combobox', { name: select }), option);

async function matchesOf(owner: TestOwner): Promise<LenderMatch[]> {
  await owner.saveProfile(strongProfile);
  await expect.poll(async () => (await owner.dashboard()).matchedLenders).toBeGreaterThan(0);
  return owner.matches();
}

test('a strong owner finds matching lenders, and the requirements of the others', async ({ page }) => {
  const owner = await TestOwner.signUp();
  const matches = await matchesOf(owner);
  const { score } = await owner.dashboard();
  await disableAutomaticRefresh(page);
  await signInAs(page, owner);
  await page.goto('/lenders');

  await test.step('the figures and the three best matches', async () => {
    const average = Math.round(matches.reduce((sum, { matchScore }) => sum + matchScore, 0) / matches.length);
    const figures = [matches.length, score.qualificationRate, average, matches[0]?.matchScore];
    expect(new Set(figures).size, 'no figure can stand for another').toBe(figures.length);
    await expectFigure(page, 'Qualified Lenders', matches.length.toLocaleString('en-US'));
    await expectFigure(page, 'Approval Probability', `${score.qualificationRate}%`);
    await expectFigure(page, 'Average Match Score', `${average}%`);
    const best = figure(page, 'Top matches').getByRole('article');
    await expect(best).toHaveCount(3);
    for (const [place, match] of matches.slice(0, 3).entries()) {
      const { lender, matchScore, reasons, word = '', cost } = match;
      await expect(best.nth(place).getByRole('heading')).toHaveText(lender.name);
      await expect(best.nth(place)).toContainText(`${matchScore}%`);
      await expect(best.nth(place).getByRole('listitem')).toHaveText(reasons.slice(0, 3));
      const { minLoanAmount, maxLoanAmount } = lender;
      await expect(best.nth(place)).toContainText(
        `${shortDollars(minLoanAmount)} – ${shortDollars(maxLoanAmount)}`,
      );
      await expect(best.nth(place)).toContainText(fitOf(match));
      await expect(best.nth(place)).toContainText(word);
      await expect(best.nth(place)).toContainText(wholeDollars(cost!.totalPayback));
    }
  });

  await test.step('the best of each kind of loan, and how far the score reaches', async () => {
    const choice = figure(page, 'For $60,000 over 5 years');
    const kinds = ['bankTerm', 'sba', 'equipment', 'line', 'advance', 'factoring'] as const;
    for (const [place, kind] of kinds.entries()) {
      const row = choice.getByRole('listitem').nth(place);
      const best = matches.find((match) => match.carryKind === kind);
      if (best === undefined) {
        await expect(row).toContainText(/Not known yet|None fits/);
        continue;
      }
      await expect(row).toContainText(best.lender.name);
      await expect(row).toContainText(fitOf(best));
      if (!best.cost) continue;
      const { monthlyPayment, dailyDebit, totalPayback } = best.cost;
      await expect(row).toContainText(
        dailyDebit ? `$${dailyDebit.toFixed(2)} each business day` : wholeDollars(monthlyPayment),
      );
      await expect(row).toContainText(wholeDollars(totalPayback));
    }
    await expect(choice.getByRole('img', { name: /^You can comfortably pay / })).toBeVisible();
    await expect(figure(page, 'Your reach')).toContainText(
      `Your score opens ${matches.length.toLocaleString('en-US')} of 1,247.`,
    );
    expect(await pageHeight(page)).toBeLessThanOrEqual(mostPixels);
    const factoring = matches.find(({ carryKind }) => carryKind === 'factoring')!;
    await choice.getByRole('link', { name: /^See all .*: Factoring$/ }).click();
    await page.getByLabel('Search lenders').pressSequentially(factoring.lender.name, { delay: 60 });
    await expect(rows(page).first()).toContainText('Depends on the offer');
    await rows(page).first().getByRole('button', { name: /^Why/ }).click();
    for (const reason of factoring.reasons.slice(0, 3)) {
      await expect(allMatches(page).getByText(reason).first()).toBeVisible();
    }
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await page.getByRole('button', { name: /^Show all / }).click();
    await expect(rows(page).first()).toContainText(matches[0]!.lender.name);
    expect(await pageHeight(page)).toBeLessThanOrEqual(mostPixels);
  });

  await test.step('the list with search, filter, order and reset', async () => {
    const banks = matches.filter(({ lender }) => lender.type === 'traditional_bank');
    await expectCount(page, matches.length);
    const calls = recordCalls(page);
    const expectNoRequest = () =>
      expect(calls.splice(0).filter((call) => call.includes('/api/lender-matches'))).toEqual([]);
    await choose(page, 'Type', 'Traditional Bank');
    await expectCount(page, banks.length);
    expect(banks.length).toBeLessThan(matches.length);
    await choose(page, 'Sort by', 'Highest amount');
    const most = Math.max(...banks.map(({ lender }) => lender.maxLoanAmount));
    await expect(rows(page).first()).toContainText(`$${most / 1_000_000}M`);
    const { name } = banks.at(-1)!.lender;
    await page.getByLabel('Search lenders').pressSequentially(name, { delay: 60 });
    await expect(page.getByLabel('Search lenders')).toHaveValue(name);
    await expect(rows(page).first().getByRole('rowheader')).toContainText(name);
    expectNoRequest();
    await page.reload();
    await expect(rows(page).first().getByRole('rowheader')).toContainText(name);
    expect(calls.splice(0)).toContain('GET /api/lender-matches');
    await page.getByLabel('Search lenders').fill('zzzzzz');
    await expect(page.getByText('No lender fits these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expectCount(page, matches.length);
    await choose(page, 'Sort by', 'Lowest rate');
    const cheapest = Math.min(...matches.map(({ estimatedRate }) => estimatedRate));
    await expect(rows(page).first()).toContainText(`${cheapest.toFixed(2)}%`);
    expectNoRequest();
  });

  await test.step('one lender with every requirement and a note', async () => {
    await rows(page)
      .first()
      .getByRole('button', { name: /^Details of/ })
      .click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('table', { name: 'Their requirements' })).toContainText('Loan amount');
    await drawer.getByRole('button', { name: 'Applied' }).click();
    await expect(drawer.getByRole('button', { name: 'Applied' })).toHaveAttribute('aria-pressed', 'true');
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
    await expect(rows(page).first()).toContainText('Applied');
  });

  await test.step('what the plan does not include, and what would qualify', async () => {
    const compare = rows(page).first().getByRole('checkbox');
    await compare.click();
    await expect(compare).toBeChecked();
    const tray = figure(page, 'Comparison');
    await expect(tray).toContainText('1 of 4 to compare');
    await expect(tray).toContainText('Comes with Individual');
    await tray.getByRole('button', { name: 'Compare payments' }).click();
    const costs = page.getByRole('dialog');
    await expect(costs.getByRole('rowheader')).toHaveText([
      'Amount',
      'Term',
      'Estimated monthly payment',
      'Estimated total payback',
    ]);
    await costs.getByRole('button', { name: 'Close' }).click();
    await tray.getByRole('button', { name: 'Clear comparison' }).click();
    await expect(tray).toBeHidden();
    const nearMiss = await openNearMiss(page);
    await expect(nearMiss.getByRole('heading', { name: 'How to qualify' })).toBeVisible();
    await expectNoViolations(page);
  });
});

test('a new owner sees no lender without a profile, then refreshes with success, with an error and without a session', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  await openSignedIn(page, owner, '/lenders');
  await expect(page.getByText('No lender matches yet')).toBeVisible();
  await expect(refresh(page)).toBeVisible();
  await expectFigure(page, 'Average Match Score', '–');
  const matches = await matchesOf(owner);
  await expectFigure(page, 'Qualified Lenders', matches.length.toLocaleString('en-US'));

  const calls = recordCalls(page);
  await refresh(page).click();
  await expect(toast(page, 'Matches Refreshed')).toBeVisible();
  expect(calls).toEqual(
    expect.arrayContaining([
      'POST /api/lender-matches/refresh',
      'GET /api/lender-matches',
      'GET /api/dashboard',
    ]),
  );

  const answers = [
    { status: 503, json: { message: 'Away', code: 'UNAVAILABLE' } },
    { status: 401, json: { message: 'No', code: 'UNAUTHENTICATED' } },
  ];
  await page.route('**/api/lender-matches/refresh', (route) => route.fulfill(answers.shift()));
  await refresh(page).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(toast(page, 'Failed to refresh matches. Please try again.')).toBeVisible();
  const isLogoutAlertSeen = await watchForLogoutAlert(page);
  await refresh(page).click();
  await expect.poll(isLogoutAlertSeen).toBe(true);
  await expect(signInView(page)).toBeVisible();
});
