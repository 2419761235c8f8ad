import type { AddedInvitation } from '@groundwork/contracts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../system/axe.ts';
import { createPerson, TestOwner } from '../system/owner.ts';
import { openSignedIn } from '../system/screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function memberOf(owner: TestOwner): Promise<TestOwner> {
  const person = createPerson('Jo', 'Lee');
  const member = await TestOwner.signUp(person);
  const body = JSON.stringify({ email: person.email, role: 'member' });
  const invited = await owner.call('POST', '/api/people/invitations', body);
  const token = ((await invited.json()) as AddedInvitation).url.split('#')[1];
  const accepted = await member.call('POST', '/api/invitations/accept', JSON.stringify({ token }));
  expect(accepted.status).toBe(200);
  return member;
}

async function openFor(browser: Browser, person: TestOwner, path: string): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await openSignedIn(page, person, path);
  return page;
}

async function confirm(page: Page, title: string, action: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expectNoViolations(page);
  await dialog.getByLabel('Your password, once more').fill('not my password');
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog.getByText('This isn’t your password. Try again.')).toBeVisible();
  await dialog.getByLabel('Your password, once more').fill(password);
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
}

test('an owner renames a business, requests its erasure and keeps it', async ({ browser }) => {
  test.slow();
  const owner = await TestOwner.signUp();
  const member = await memberOf(owner);
  const page = await openFor(browser, owner, '/access');
  await page.getByRole('button', { name: 'Rename Rosa Diaz' }).click();
  await page.getByRole('dialog').getByLabel('Name of the business').fill('Rosa’s Bakery');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Rename it' }).click();
  await page.getByRole('button', { name: 'Erase Rosa’s Bakery' }).click();
  await confirm(page, 'Erase Rosa’s Bakery?', 'Erase the business', owner.person.password);
  const banner = page.getByRole('region', { name: 'Erasure' });
  await expect(banner).toContainText('Rosa’s Bakery will be erased');
  await expect(page.getByRole('main').getByText(/Will be erased after/)).toBeVisible();
  await expectNoViolations(page);

  await test.step('the member gets a notice and sees the last day, and cannot cancel', async () => {
    const membersPage = await openFor(browser, member, '/access');
    await membersPage.getByRole('button', { name: /^Notices/ }).click();
    await expect(membersPage.getByText('A business will be erased')).toBeVisible();
    await membersPage.keyboard.press('Escape');
    await expect(membersPage.getByText(/Will be erased after/)).toBeVisible();
    await membersPage.getByRole('button', { name: 'Open Rosa’s Bakery' }).click();
    const seen = membersPage.getByRole('region', { name: 'Erasure' });
    await expect(seen).toContainText('Rosa’s Bakery will be erased');
    await expect(seen.getByRole('button')).toHaveCount(0);
  });

  await page.getByRole('button', { name: 'Keep Rosa’s Bakery' }).click();
  await expect(page.getByText('Rosa’s Bakery stays')).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('an owner makes a member an owner, and the last owner reads why they stay one', async ({ browser }) => {
  const owner = await TestOwner.signUp();
  await memberOf(owner);
  const page = await openFor(browser, owner, '/people');
  const change = async (button: string, dialog: string, action: string) => {
    await page.getByRole('button', { name: button }).click();
    await expectNoViolations(page);
    await page.getByRole('dialog', { name: dialog }).getByRole('button', { name: action }).click();
  };
  await change('Make member: Rosa Diaz', 'Make Rosa Diaz a member?', 'Make member');
  await expect(
    page.getByText('A business needs an owner. Make another person an owner first.'),
  ).toBeVisible();
  await change('Make owner: Jo Lee', 'Make Jo Lee an owner?', 'Make owner');
  await expect(page.getByText('Jo Lee is an owner', { exact: true })).toBeVisible();
  await change('Make member: Jo Lee', 'Make Jo Lee a member?', 'Make member');
  await expect(page.getByText('Jo Lee is a member', { exact: true })).toBeVisible();
  await change('Make owner: Jo Lee', 'Make Jo Lee an owner?', 'Make owner');
  await expect(page.getByRole('button', { name: 'Make member: Jo Lee' })).toBeVisible();
  await change('Make member: Rosa Diaz', 'Make Rosa Diaz a member?', 'Make member');
  await expect(page.getByText(/Only an owner of .* can open this screen/)).toBeVisible();
});

test('an admin renames and closes a practice', async ({ browser }) => {
  const adviser = await TestOwner.signUp(createPerson('Jo', 'Lee'));
  const page = await openFor(browser, adviser, '/practice');
  await page.getByLabel('Name of your practice').fill('Lee & Partners');
  await page.getByRole('button', { name: 'Found the practice' }).click();
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Name of your practice').fill('Lee Advisers');
  await page.getByRole('button', { name: 'Rename it' }).click();
  await expect(page.getByRole('heading', { name: 'Lee Advisers' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the practice…' }).click();
  await confirm(page, 'Close Lee Advisers?', 'Close the practice', adviser.person.password);
  await expect(page.getByText('Lee Advisers is closed')).toBeVisible();
  await expect(page.getByText('You have no practice yet. Found one to work with clients.')).toBeVisible();
});
