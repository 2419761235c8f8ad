import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../system/axe.ts';
import { createPerson } from '../system/owner.ts';
import { fillSignUp, overflowScript, sessionIn } from '../system/screens.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Your first score, from three answers.' });
const slider = (page: Page, name: string) => section(page).getByRole('slider', { name });
const dial = (page: Page) => section(page).getByRole('img', { name: /^Score / });
const start = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });

async function openSliders(page: Page): Promise<void> {
  await page.goto('/');
  await section(page).scrollIntoViewIfNeeded();
  await expect(slider(page, 'Yearly revenue')).toBeEnabled();
}

const moveTo = (range: Locator, position: number) => range.fill(String(position));

/** 702, $480,000 a year and 7.5 years. */
async function answerThree(page: Page): Promise<void> {
  await moveTo(slider(page, 'Your personal credit score'), 402);
  await moveTo(slider(page, 'Yearly revenue'), 58);
  await moveTo(slider(page, 'Years in business'), 15);
}

test('three sliders show a real score with its reasons, and no request leaves the browser', async ({
  page,
}) => {
  await openSliders(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await expect(dial(page)).toHaveAccessibleName(/^Score 0 of 1000, no answer yet\. .*1,000 not known yet/);
  await expect(section(page).getByText('Not answered yet')).toHaveCount(3);
  await answerThree(page);
  await expect(dial(page)).toHaveAccessibleName(
    /^Score 185 of 1000, from three answers\. 185 earned · \d+ not known yet · 53 to improve$/,
  );
  await expect(section(page)).toContainText(
    '102 of 135 points Your personal credit score is 702. At 720 you gain 12 points.',
  );
  await expect(section(page)).toContainText('Your annual revenue is $480,000.');
  await expect(section(page)).toContainText('You’ve been in business for 7.5 years.');
  await expect(section(page)).toContainText('points are not known yet: 8 open questions');
  await expect(section(page)).toContainText('Question 4 of 11 comes next.');
  expect(requests).toEqual([]);
});

test('the answers of the sliders are the first answers of the new account', async ({ page }) => {
  await openSliders(page);
  await answerThree(page);
  await start(page, 'Start with these three answers').click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await expect(dialog).toContainText('We kept your 3 answers from the start page.');
  const person = createPerson('Nadia', 'Ferro');
  await fillSignUp(page, person);
  const questions = page.getByRole('dialog', { name: 'Your first score' });
  await expect(questions.getByRole('heading', { name: /revenue the year before/ })).toBeVisible();
  await expect(questions.getByText('Question 4 of 11')).toBeVisible();
  await expect(questions.locator('.gw-dial-number')).toHaveText('185');
  const owner = await sessionIn(page, person);
  const profile = async () =>
    (await (await owner.call('GET', '/api/business-profile')).json()) as Record<string, unknown>;
  await expect.poll(async () => (await profile())['annualRevenueCurrent']).toBe(480_000);
  const stored = await profile();
  expect(stored).toMatchObject({ fullName: 'Nadia Ferro', personalCreditScore: 702 });
  expect(String(stored['dateStarted'])).toMatch(/^20\d\d-\d\d-\d\d$/);
  await questions.getByRole('button', { name: 'Back' }).click();
  await expect(questions.getByLabel(/revenue this year/)).toHaveValue('480000');
  await questions.getByRole('button', { name: 'Go to the dashboard' }).click();
  const score = async () =>
    ((await (await owner.call('GET', '/api/score')).json()) as { totalScore: number }).totalScore;
  await expect.poll(score).toBe(185);
});

test('a sign-up without the sliders begins with the first question', async ({ page }) => {
  await openSliders(page);
  await moveTo(slider(page, 'Yearly revenue'), 58);
  await page.getByRole('button', { name: 'Get Started' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await expect(dialog.getByRole('button', { name: 'Launch My Journey' })).toBeVisible();
  await expect(dialog).not.toContainText('from the start page');
  await fillSignUp(page, createPerson());
  await expect(page.getByRole('heading', { name: /personal credit score/ })).toBeVisible();
});

test('the keyboard moves the sliders, and a screen reader gets the answer with its points', async ({
  page,
}) => {
  await openSliders(page);
  const revenue = slider(page, 'Yearly revenue');
  await expect(revenue).toHaveAttribute('aria-valuetext', 'Not answered yet');
  await slider(page, 'Your personal credit score').focus();
  await page.keyboard.press('Tab');
  await expect(revenue).toBeFocused();
  await expect(revenue).toHaveAttribute('aria-valuetext', 'Not answered yet');
  await page.keyboard.press('Home');
  await expect(revenue).toHaveAttribute('aria-valuetext', '$0 a year: 0 of 53 points');
  await page.keyboard.press('ArrowRight');
  await expect(revenue).toHaveAttribute('aria-valuetext', '$5,000 a year: 7 of 53 points');
  await page.keyboard.press('End');
  await expect(revenue).toHaveAttribute('aria-valuetext', '$10,000,000 a year: 53 of 53 points');
  await expect(start(page, 'Start with this answer')).toBeVisible();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('the sliders, with and without answers, and the trust have no accessibility violation', async ({
      page,
    }, testInfo) => {
      const picture = (state: string) => (theme: string) => testInfo.outputPath(`${state} ${theme}.png`);
      await openSliders(page);
      await section(page).evaluate('section => section.scrollIntoView()');
      await expectAccessibleInBothThemes(page, picture('open'));
      await answerThree(page);
      await expectAccessibleInBothThemes(page, picture('answered'));
      await page.locator('.trust-place').scrollIntoViewIfNeeded();
      await expect(page.getByRole('region', { name: 'Check it before you trust it.' })).toBeVisible();
      await expectAccessibleInBothThemes(page, picture('trust'));
      expect(await page.evaluate(overflowScript)).toBe(0);
    });
  });
}
