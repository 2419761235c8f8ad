import { form1040, pdfOf } from '@groundwork/testing';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../system/axe.ts';
import { TestOwner } from '../system/owner.ts';
import { signInAdmin, createReviewer } from '../system/reviewer.ts';
import { signInAs } from '../system/screens.ts';
import { strongProfile } from '../system/strong-profile.ts';

interface Screen {
  name: string;
  path: string;
  expectVisible: (page: Page) => Promise<void>;
}

const headed = (name: string) => (page: Page) => expect(page.getByRole('heading', { name })).toBeVisible();
const button = (name: string) => (page: Page) => expect(page.getByRole('button', { name })).toBeVisible();

const publicScreens: Screen[] = [
  { name: 'landing page', path: '/', expectVisible: button('Get Started') },
  { name: 'sign-in dialog', path: '/?view=signin', expectVisible: headed('Welcome back') },
  { name: 'signup dialog', path: '/?view=signup', expectVisible: button('Launch My Journey') },
  { name: 'forgotten password dialog', path: '/?view=forgot', expectVisible: button('Send me a link') },
  { name: 'new password', path: '/reset-password#token', expectVisible: button('Set new password') },
  { name: 'how the score works', path: '/how-the-score-works', expectVisible: headed('Every criterion') },
  { name: 'terms', path: '/terms', expectVisible: headed('What it is not') },
  { name: 'privacy', path: '/privacy', expectVisible: headed('What never counts') },
];
const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: 'View 1040.pdf' }).click();
  const drawer = page.getByRole('dialog', { name: '1040.pdf' });
  await expect(drawer.getByRole('region', { name: 'Differences from your profile' })).toBeVisible();
  await drawer.getByText('Move to another category').click();
};
const ownScreens: Screen[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    expectVisible: (page) => expect(page.getByText('1/3 complete')).toBeVisible(),
  },
  {
    name: 'score',
    path: '/score',
    expectVisible: (page) => expect(page.getByLabel('Score with these figures')).toBeVisible(),
  },
  {
    name: 'lenders',
    path: '/lenders',
    expectVisible: (page) => expect(page.getByRole('region', { name: 'Top matches' })).toBeVisible(),
  },
  { name: 'one lender', path: '/lenders?lender=sample-0001', expectVisible: headed('Your application') },
  { name: 'score report', path: '/score/report', expectVisible: headed('Groundwork Score report') },
  { name: 'first steps', path: '/first-steps', expectVisible: button('See my score') },
  {
    name: 'documents',
    path: '/documents',
    expectVisible: (page) => expect(page.getByText('No fraud indicators detected')).toBeVisible(),
  },
  { name: 'document drawer', path: '/documents', expectVisible: openDrawer },
  { name: 'account', path: '/account', expectVisible: button('Change picture') },
  { name: 'privacy center', path: '/privacy-center', expectVisible: headed('Who opened your data') },
  { name: 'forbidden', path: '/review', expectVisible: headed('This page is not for your account') },
];
const reviewerScreens: Screen[] = [{ name: 'review', path: '/review', expectVisible: button('Verify') }];
const operatorScreens: Screen[] = [
  {
    name: 'lender catalog',
    path: '/admin/lenders',
    expectVisible: (page) => expect(page.getByRole('switch').first()).toBeVisible(),
  },
  {
    name: 'users',
    path: '/admin/users',
    expectVisible: (page) =>
      expect(page.getByRole('button', { name: /^Reset link for/ }).first()).toBeVisible(),
  },
  { name: 'audit log', path: '/admin/audit', expectVisible: headed('Entries') },
  { name: 'dead letters', path: '/admin/dead-letters', expectVisible: headed('Dead letters') },
  { name: 'support', path: '/admin/support', expectVisible: button('Look up') },
];
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of sizes) {
  test.describe(`${viewport.width} px wide`, () => {
    // Axe cannot measure the contrast of half-faded text.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    async function expectAccessible(page: Page, screens: readonly Screen[]): Promise<void> {
      for (const { name, path, expectVisible } of screens) {
        await test.step(name, async () => {
          await page.goto(path);
          await expectVisible(page);
          const picture = (theme: string) => test.info().outputPath(`${name} ${theme}.png`);
          await expectAccessibleInBothThemes(page, picture);
        });
      }
    }

    test('a visitor sees no accessibility violation in light and dark', async ({ page }) => {
      await expectAccessible(page, publicScreens);
    });

    test('a signed-in owner sees no accessibility violation in light and dark', async ({ page }) => {
      const owner = await TestOwner.signUp();
      await owner.upload({ name: '1040.pdf', content: form1040(80_000), category: 'tax_documents' });
      await owner.saveProfile(strongProfile);
      await expect.poll(async () => (await owner.matches()).length).toBeGreaterThan(0);
      await signInAs(page, owner);
      await expectAccessible(page, ownScreens);
    });

    test('a reviewer sees no accessibility violation in light and dark', async ({ page }) => {
      const owner = await TestOwner.signUp();
      const content = pdfOf([['A letter', `to ${owner.person.email}`]]);
      await owner.upload({ name: 'letter.pdf', content, category: 'bank_statements' });
      const isWaiting = async () => (await owner.documents()).some(({ reviewRequired }) => reviewRequired);
      await expect.poll(isWaiting).toBe(true);
      await signInAs(page, await createReviewer());
      await expectAccessible(page, reviewerScreens);
    });

    test('an administrator sees no accessibility violation in light and dark', async ({ page }) => {
      await signInAs(page, await signInAdmin());
      await expectAccessible(page, operatorScreens);
    });
  });
}
