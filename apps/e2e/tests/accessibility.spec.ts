import { form1040, pdfOf } from '@groundwork/testing';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../system/axe.ts';
import { Owner } from '../system/owner.ts';
import { admin, newReviewer } from '../system/reviewer.ts';
import { signInAs } from '../system/screens.ts';
import { strongProfile } from '../system/strong-profile.ts';

interface Screen {
  name: string;
  path: string;
  shown: (page: Page) => Promise<void>;
}

const headed = (name: string) => (page: Page) => expect(page.getByRole('heading', { name })).toBeVisible();
const button = (name: string) => (page: Page) => expect(page.getByRole('button', { name })).toBeVisible();

const publicScreens: Screen[] = [
  { name: 'landing page', path: '/', shown: button('Get Started') },
  { name: 'sign-in dialog', path: '/?view=signin', shown: headed('Welcome back') },
  { name: 'signup dialog', path: '/?view=signup', shown: button('Launch My Journey') },
  { name: 'forgotten password dialog', path: '/?view=forgot', shown: button('Send me a link') },
  { name: 'new password', path: '/reset-password#token', shown: button('Set new password') },
  { name: 'how the score works', path: '/how-the-score-works', shown: headed('Every criterion') },
  { name: 'terms', path: '/terms', shown: headed('What it is not') },
  { name: 'privacy', path: '/privacy', shown: headed('What never counts') },
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
    shown: (page) => expect(page.getByText('1/3 complete')).toBeVisible(),
  },
  {
    name: 'score',
    path: '/score',
    shown: (page) => expect(page.getByLabel('Score with these figures')).toBeVisible(),
  },
  {
    name: 'lenders',
    path: '/lenders',
    shown: (page) => expect(page.getByRole('region', { name: 'Top matches' })).toBeVisible(),
  },
  { name: 'one lender', path: '/lenders?lender=sample-0001', shown: headed('Your application') },
  { name: 'score report', path: '/score/report', shown: headed('Groundwork Score report') },
  { name: 'first steps', path: '/first-steps', shown: button('See my score') },
  {
    name: 'documents',
    path: '/documents',
    shown: (page) => expect(page.getByText('No fraud indicators detected')).toBeVisible(),
  },
  { name: 'document drawer', path: '/documents', shown: openDrawer },
  { name: 'account', path: '/account', shown: button('Change picture') },
  { name: 'privacy center', path: '/privacy-center', shown: headed('Who opened your data') },
  { name: 'forbidden', path: '/review', shown: headed('This page is not for your account') },
];
const reviewerScreens: Screen[] = [{ name: 'review', path: '/review', shown: button('Verify') }];
const operatorScreens: Screen[] = [
  {
    name: 'lender catalog',
    path: '/admin/lenders',
    shown: (page) => expect(page.getByRole('switch').first()).toBeVisible(),
  },
  {
    name: 'users',
    path: '/admin/users',
    shown: (page) => expect(page.getByRole('button', { name: /^Reset link for/ }).first()).toBeVisible(),
  },
  { name: 'audit log', path: '/admin/audit', shown: headed('Entries') },
  { name: 'dead letters', path: '/admin/dead-letters', shown: headed('Dead letters') },
  { name: 'support', path: '/admin/support', shown: button('Look up') },
];
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of sizes) {
  test.describe(`${viewport.width} px wide`, () => {
    // Half-faded text has no contrast of its own to measure.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    async function expectAccessible(page: Page, screens: readonly Screen[]): Promise<void> {
      for (const { name, path, shown } of screens) {
        await test.step(name, async () => {
          await page.goto(path);
          await shown(page);
          const picture = (theme: string) => test.info().outputPath(`${name} ${theme}.png`);
          await expectAccessibleInBothThemes(page, picture);
        });
      }
    }

    test('a visitor meets no accessibility violation, in light and in dark', async ({ page }) => {
      await expectAccessible(page, publicScreens);
    });

    test('a signed-in owner meets no accessibility violation, in light and in dark', async ({ page }) => {
      const owner = await Owner.signUp();
      await owner.upload({ name: '1040.pdf', content: form1040(80_000), category: 'tax_documents' });
      await owner.saveProfile(strongProfile);
      await expect.poll(async () => (await owner.matches()).length).toBeGreaterThan(0);
      await signInAs(page, owner);
      await expectAccessible(page, ownScreens);
    });

    test('a reviewer meets no accessibility violation, in light and in dark', async ({ page }) => {
      const owner = await Owner.signUp();
      const content = pdfOf([['A letter', `to ${owner.person.email}`]]);
      await owner.upload({ name: 'letter.pdf', content, category: 'bank_statements' });
      const waiting = async () => (await owner.documents()).some(({ reviewRequired }) => reviewRequired);
      await expect.poll(waiting).toBe(true);
      await signInAs(page, await newReviewer());
      await expectAccessible(page, reviewerScreens);
    });

    test('an administrator meets no accessibility violation, in light and in dark', async ({ page }) => {
      await signInAs(page, await admin());
      await expectAccessible(page, operatorScreens);
    });
  });
}
