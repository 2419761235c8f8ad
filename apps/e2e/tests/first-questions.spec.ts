import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../system/axe.ts';
import { createPerson, type Person, TestOwner } from '../system/owner.ts';
import {
  fillSignIn,
  fillSignUp,
  openSignedIn,
  overflowScript,
  sessionIn,
  skipQuestions,
} from '../system/screens.ts';

const questions = (page: Page) => page.getByRole('dialog', { name: 'Your first score' });
const heading = (page: Page, name: RegExp) => questions(page).getByRole('heading', { name });
const numberOf = (page: Page) => questions(page).locator('.gw-dial-number');

async function startQuestions(page: Page): Promise<Person> {
  const person = createPerson('Nadia', 'Ferro');
  await page.goto('/?view=signup');
  await fillSignUp(page, person);
  await expect(heading(page, /personal credit score/)).toBeVisible();
  return person;
}

async function answer(page: Page, question: RegExp, text: string): Promise<void> {
  await expect(heading(page, question)).toBeVisible();
  await questions(page).getByLabel(question).fill(text);
  await page.keyboard.press('Enter');
}

async function answerTyped(page: Page): Promise<void> {
  await answer(page, /personal credit score/, '702');
  await answer(page, /When did/, '2019-04-01');
  await answer(page, /revenue this year/, '480000');
  await answer(page, /year before/, '430000');
  await answer(page, /What profit did you make/, '52800');
  await answer(page, /usual day/, '18000');
}

async function choose(page: Page, question: RegExp, option: string): Promise<void> {
  await expect(heading(page, question)).toBeVisible();
  await questions(page).getByRole('button', { name: option, exact: true }).click();
}

async function answerLenders(page: Page): Promise<void> {
  await answer(page, /How much do you need/, '60000');
  await choose(page, /What is the money for/, 'Equipment');
  await expect(heading(page, /In which state/)).toBeVisible();
  await questions(page).getByLabel('Your state').pressSequentially('oreg');
  await page.keyboard.press('Enter');
}

const lenderLine = (page: Page) => questions(page).locator('.questions-lenders');

const storedProfile = async (owner: TestOwner) =>
  (await (await owner.call('GET', '/api/business-profile')).json()) as Record<string, unknown>;

test('a new owner answers eleven questions and gets the score of the server, and what she can carry', async ({
  page,
}, testInfo) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const person = await startQuestions(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  const picture = (name: string) => page.screenshot({ path: testInfo.outputPath(`${name}.png`) });
  await expect(numberOf(page)).toHaveText('0');
  await questions(page)
    .getByLabel(/personal credit score/)
    .fill('702');
  await expect(numberOf(page)).toHaveText('102');
  await expect(questions(page).getByText('+102', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, (theme) => testInfo.outputPath(`question-1440-${theme}.png`));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBothThemes(page, (theme) => testInfo.outputPath(`question-390-${theme}.png`));
  expect(await page.evaluate(overflowScript)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await answerTyped(page);
  await expect(heading(page, /Did any of these/)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, /What does your business do/)).toBeVisible();
  await picture('choices');
  await choose(page, /What does your business do/, 'Consulting');
  await expect(lenderLine(page)).toHaveText(/^[\d,]+ of 1,247 could lend to you$/);
  await answerLenders(page);
  await expect(heading(page, /Nadia, this is your score/)).toBeVisible();
  await questions(page).getByRole('button', { name: 'Show what I can carry' }).click();
  await expect(questions(page).getByText('Enter a number.')).toHaveCount(2);
  await questions(page).getByLabel('Cash flow a year, before loan payments').fill('96000');
  await questions(page).getByLabel('Loan payments a month').fill('2720');
  await page.keyboard.press('Enter');
  await expect(questions(page)).toContainText('$3,680 a month is left for a new loan');
  const loans = questions(page).getByRole('region', { name: 'Loans that you can carry' });
  await expect(loans.getByRole('listitem').first()).toContainText(/up to \$\d+,\d00/);
  await expect(loans.getByText('costs least')).toHaveCount(1);
  await expect(loans.getByRole('link', { name: 'See these lenders' })).toBeVisible();
  await expectAccessibleInBothThemes(page, (theme) => testInfo.outputPath(`reveal-1440-${theme}.png`));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBothThemes(page, (theme) => testInfo.outputPath(`reveal-390-${theme}.png`));
  expect(await page.evaluate(overflowScript)).toBe(0);
  const owner = await sessionIn(page, person);
  const score = (await (await owner.call('GET', '/api/score')).json()) as Record<string, number>;
  await expect(numberOf(page)).toHaveText(String(score['totalScore']));
  const { earned = 0, unknown = 0, lost = 0 } = score;
  expect(earned + unknown + lost).toBe(1000);
  expect(await storedProfile(owner)).toMatchObject({
    fullName: 'Nadia Ferro',
    email: person.email,
    personalCreditScore: 702,
    judgmentHistory: 'none',
    industryType: 'Consulting',
    loanRequestAmount: 60_000,
    loanPurpose: 'equipment',
    stateOfIncorporation: 'Oregon',
    operatingCashFlow: 96_000,
  });
  const carry = (await (await owner.call('GET', '/api/lender-matches/carry')).json()) as Record<
    string,
    number
  >;
  expect([carry['comfortable'], Number(carry['canCarry']) > 0]).toEqual([3680, true]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(paths, 'the dashboard is not loaded behind the questions').not.toContain('/api/dashboard');
  await questions(page).getByRole('button', { name: 'Go to the dashboard' }).click();
  await expect(page.getByRole('img', { name: new RegExp(`${score['totalScore']} of 1000`) })).toBeVisible();
  await picture('dashboard');
});

test('a click at the amount gives cash flow and loan payments, and the last screen has what she can carry', async ({
  page,
}) => {
  const person = await startQuestions(page);
  await answerTyped(page);
  await choose(page, /Did any of these/, 'None of these');
  await choose(page, /What does your business do/, 'Consulting');
  await expect(heading(page, /How much do you need/)).toBeVisible();
  const free = questions(page).getByRole('checkbox', {
    name: /its profit of \$52,800 a year is its cash flow/,
  });
  await free.check();
  await answerLenders(page);
  const loans = questions(page).getByRole('region', { name: 'Loans that you can carry' });
  await expect(loans).toContainText('$3,520 a month is left for a new loan');
  await loans.getByRole('button', { name: 'Change cash flow or loan payments' }).click();
  await questions(page).getByLabel('Loan payments a month').fill('520');
  await page.keyboard.press('Enter');
  await expect(loans).toContainText('$3,000 a month is left for a new loan');
  await expect(loans.getByText('costs least')).toBeVisible();
  const owner = await sessionIn(page, person);
  expect(await storedProfile(owner)).toMatchObject({ operatingCashFlow: 52_800, monthlyDebtPayments: 520 });
  await loans.getByRole('link', { name: 'See these lenders' }).click();
  const best = page.getByRole('region', { name: 'Top matches' }).getByRole('article').first();
  await expect(best.getByText('You can carry this')).toBeVisible();
});

test('back, skip, a wrong answer and a reload lose nothing', async ({ page }) => {
  const person = await startQuestions(page);
  await answer(page, /personal credit score/, '70');
  await expect(questions(page).getByRole('alert')).toHaveText('Enter a number from 300 to 850.');
  await answer(page, /personal credit score/, '690');
  await expect(heading(page, /When did/)).toBeVisible();
  await questions(page).getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(heading(page, /revenue this year/)).toBeVisible();
  await page.goBack();
  await expect(heading(page, /When did/)).toBeVisible();
  await questions(page).getByRole('button', { name: 'Back' }).click();
  await expect(questions(page).getByLabel(/personal credit score/)).toHaveValue('690');
  await page.goto('/dashboard?question=3');
  await expect(heading(page, /revenue this year/)).toBeVisible();
  await page.reload();
  await expect(heading(page, /revenue this year/)).toBeVisible();
  await expect(numberOf(page)).not.toHaveText('0');
  const owner = await sessionIn(page, person);
  expect(await storedProfile(owner)).toMatchObject({ personalCreditScore: 690, dateStarted: '' });
  await page.keyboard.press('Escape');
  await expect(questions(page)).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back, Nadia!' })).toBeVisible();
  await expect(questions(page)).toBeHidden();
});

test('a double click answers one question only', async ({ page }) => {
  await startQuestions(page);
  await answerTyped(page);
  await expect(heading(page, /Did any of these/)).toBeVisible();
  await questions(page).getByRole('button', { name: 'None of these', exact: true }).dblclick();
  await expect(heading(page, /What does your business do/)).toBeVisible();
  await questions(page).getByRole('button', { name: 'Back' }).click();
  await expect(heading(page, /Did any of these/)).toBeVisible();
  await questions(page).getByRole('button', { name: 'Skip', exact: true }).dblclick();
  await expect(heading(page, /What does your business do/)).toBeVisible();
  await expect(questions(page).getByRole('button', { pressed: true })).toHaveCount(0);
});

test('the first steps open the first question without an answer, and the plan after the last one', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  await openSignedIn(page, owner, '/dashboard');
  await page.getByRole('link', { name: 'Start with 11 questions' }).click();
  await answer(page, /personal credit score/, '702');
  await expect(heading(page, /When did/)).toBeVisible();
  await questions(page).getByRole('button', { name: 'Go to the dashboard' }).click();
  await expect.poll(() => storedProfile(owner)).toMatchObject({ personalCreditScore: 702 });

  await page.goto('/dashboard');
  const move = page.getByRole('region', { name: 'Your next move' });
  await expect(move).toContainText('Finish your first 11 answers');
  await expect(move).toContainText('1 of 11 done');
  await page.goto('/plan');
  const progress = page.getByRole('region', { name: 'Finish your first 11 answers' });
  await expect(progress).toContainText('1 of 11 done');
  await progress.getByRole('link', { name: 'Continue' }).click();
  await expect(heading(page, /When did/)).toBeVisible();

  await owner.saveProfile({
    dateStarted: '2019-04-01',
    annualRevenueCurrent: 480_000,
    annualRevenuePrevious: 430_000,
    netProfitMargin: 11,
    averageBankBalance: 18_000,
    industryType: 'Consulting',
    bankruptcyHistory: 'none',
    foreclosureHistory: 'none',
    taxLienHistory: 'none',
    judgmentHistory: 'none',
    loanRequestAmount: 60_000,
    loanPurpose: 'equipment',
    stateOfIncorporation: 'OR',
  });
  await page.goto('/first-steps');
  await expect(page).toHaveURL(/\/plan$/);
  await expect(page.getByRole('region', { name: 'Your next moves' })).toBeVisible();
  await expect(progress).toBeHidden();
});

test('skipped questions do not come back, on a later day or in another tab', async ({ page, context }) => {
  const owner = await TestOwner.signUp();
  await openSignedIn(page, owner, '/first-steps');
  const skip = () => questions(page).getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(heading(page, /personal credit score/)).toBeVisible();
  await skip();
  await expect(heading(page, /When did/)).toBeVisible();
  await questions(page).getByRole('button', { name: 'Go to the dashboard' }).click();

  const tab = await context.newPage();
  await tab.goto('/dashboard');
  const move = tab.getByRole('region', { name: 'Your next move' });
  await expect(move).toContainText('1 of 11 done');
  await move.getByRole('link', { name: 'Continue' }).click();
  await expect(heading(tab, /When did/)).toBeVisible();
  for (let left = 10; left > 0; left -= 1) {
    const name = await questions(tab).getByRole('heading').first().textContent();
    await questions(tab).getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(questions(tab).getByRole('heading', { name: String(name), exact: true })).toBeHidden();
  }
  await expect(heading(tab, /this is your score/)).toBeVisible();
  await tab.goBack();
  await expect(heading(tab, /In which state/)).toBeVisible();
  await tab.goForward();
  await expect(heading(tab, /this is your score/)).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(move).not.toContainText('first 11 answers');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your next move' })).not.toContainText('first 11 answers');
});

async function expectNoQuestions(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Upload a document' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next Milestone' })).toBeVisible();
  await expect(questions(page)).toBeHidden();
}

test('no address opens the questions for an owner who closed them or did not sign up in this tab', async ({
  page,
}) => {
  const person = await startQuestions(page);
  await skipQuestions(page);
  await expectNoQuestions(page, '/dashboard');
  await expectNoQuestions(page, '/dashboard?question=1');
  await expectNoQuestions(page, '/dashboard?question=score');
  await page.goto('/api/logout');
  await page.goto('/?view=signin');
  await fillSignIn(page, person.email, person.password);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectNoQuestions(page, '/dashboard');
  await openSignedIn(page, await TestOwner.signUp());
  await expectNoQuestions(page, '/dashboard?question=3');
});

test('answers without a network stay on the device and are sent once when it returns', async ({
  page,
  context,
}) => {
  const person = await startQuestions(page);
  await answer(page, /personal credit score/, '702');
  await expect(heading(page, /When did/)).toBeVisible();
  const owner = await sessionIn(page, person);
  await expect.poll(async () => (await storedProfile(owner))['personalCreditScore']).toBe(702);
  const before = Number((await storedProfile(owner))['version']);
  await context.setOffline(true);
  await answer(page, /When did/, '2019-04-01');
  await answer(page, /revenue this year/, '480000');
  await expect(questions(page).getByText(/safe on this device/)).toBeVisible();
  await context.setOffline(false);
  await expect(questions(page).getByText(/safe on this device/)).toBeHidden();
  const stored = await storedProfile(owner);
  expect(stored).toMatchObject({ dateStarted: '2019-04-01', annualRevenueCurrent: 480_000 });
  expect(Number(stored['version']) - before).toBeLessThanOrEqual(2);
});

test('a session that ended elsewhere leads back to the same question, and its answer is stored', async ({
  page,
}) => {
  // Without the stream of events, the rejected answer is the first sign of the ended session.
  await page.route('**/api/events', (route) => route.abort());
  const person = await startQuestions(page);
  await answer(page, /personal credit score/, '702');
  await answer(page, /When did/, '2019-04-01');
  await expect(heading(page, /revenue this year/)).toBeVisible();
  const owner = await sessionIn(page, person);
  await expect.poll(async () => (await storedProfile(owner))['dateStarted']).toBe('2019-04-01');
  await questions(page)
    .getByLabel(/revenue this year/)
    .fill('480000');
  await owner.call('POST', '/api/auth/logout');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/api/login');
  await fillSignIn(page, person.email, person.password);
  await expect(heading(page, /year before|revenue this year/)).toBeVisible();
  const again = await sessionIn(page, person);
  await expect.poll(async () => (await storedProfile(again))['annualRevenueCurrent']).toBe(480_000);
});

test('an answer waits the seconds of a rate limit and is then stored', async ({ page }) => {
  const person = await startQuestions(page);
  let limits = 1;
  await page.route('**/api/business-profile', (route) => {
    if (route.request().method() !== 'POST' || limits === 0) return route.continue();
    limits -= 1;
    return route.fulfill({
      status: 429,
      headers: { 'Retry-After': '2' },
      json: { message: 'Wait', code: 'RATE_LIMITED' },
    });
  });
  await answer(page, /personal credit score/, '702');
  const owner = await sessionIn(page, person);
  await expect.poll(async () => (await storedProfile(owner))['personalCreditScore']).toBe(702);
});
