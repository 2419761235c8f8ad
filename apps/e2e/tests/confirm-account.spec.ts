import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { expectNoViolations } from '../system/axe.ts';
import { recordSecret } from '../system/evidence.ts';
import { createPerson, TestOwner } from '../system/owner.ts';
import { openSignedIn, toast } from '../system/screens.ts';

async function makeSessionsOld({ person }: TestOwner): Promise<void> {
  const client = new Client({ connectionString: process.env['SYSTEM_DATABASE_URL'] });
  await client.connect();
  await client.query(
    `update identity.sessions set confirmed_at = now() - interval '11 minutes'
     where user_id = (select id from identity.users where email = $1)`,
    [person.email],
  );
  await client.end();
}

test('an owner who signed in long ago confirms the password in place, and the change goes on', async ({
  page,
}) => {
  const owner = await TestOwner.signUp(createPerson('Edda', 'Holm'));
  await makeSessionsOld(owner);
  const newPassword = recordSecret('password', `Fresh-${createPerson().password}`);
  await openSignedIn(page, owner, '/account');
  await page.getByLabel('Current password').fill(owner.person.password);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('New password').press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Confirm your password to do this.')).toBeVisible();

  await page.getByLabel('New password').press('Enter');
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type('a wrong guess');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This isn’t your password. Try again.')).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await dialog.getByLabel('Your password').fill(owner.person.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Success')).toBeVisible();
  expect((await TestOwner.signIn({ ...owner.person, password: newPassword })).token).not.toBe('');
});
