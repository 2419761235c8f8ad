import { randomUUID } from 'node:crypto';
import { borrowerMark, loanFileOf, makeLoans } from '@groundwork/test-data';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../system/axe.ts';
import { recordSecret } from '../system/evidence.ts';
import { TestOwner } from '../system/owner.ts';
import { signInAdmin } from '../system/reviewer.ts';
import { openSignedIn } from '../system/screens.ts';
import { strongProfile } from '../system/strong-profile.ts';

// Axe cannot measure the contrast of half-faded text.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('loan records go from a file to the screen of an owner, without a borrower', async ({
  page,
  browser,
}) => {
  // The stage "leaks" searches database, logs, events and storage for this name.
  const borrower = recordSecret('borrower', `Canary Borrower ${randomUUID()}`);
  const made = loanFileOf(makeLoans({ rows: 2000, seed: 11 })).toString();
  expect(made).toContain(borrowerMark);
  const buffer = Buffer.from(made.replaceAll(borrowerMark, borrower));

  await test.step('an administrator uploads, reviews and publishes a file', async () => {
    await openSignedIn(page, await signInAdmin(), '/admin/lender-records');
    const name = `loans-${randomUUID()}.csv`;
    await page.getByLabel('File of loans').setInputFiles({ name, mimeType: 'text/csv', buffer });
    const upload = page.getByRole('listitem').filter({ hasText: name });
    await expect(upload.getByText('Ready')).toBeVisible({ timeout: 60_000 });
    await expect(upload.getByText(/loans of \d+ lenders for fiscal years/)).toBeVisible();
    await expectNoViolations(page);
    await upload.getByRole('button', { name: /^Publish/ }).click();
    await expect(upload.getByText('Published')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('an owner sees who lent to businesses like theirs', async () => {
    const owner = await TestOwner.signUp();
    await owner.saveProfile({ ...strongProfile, naicsCode: '722511', stateOfIncorporation: 'TX' });
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const screen = await context.newPage();
    await openSignedIn(screen, owner, '/lenders/records');
    await expect(screen.getByText('These are past loans, not a prediction and not an offer.')).toBeVisible();
    await expect(screen.getByRole('heading', { level: 2 })).toContainText('SBA 7(a) data as of');
    await expect(screen.getByRole('rowheader').first()).toBeVisible();
    await expect(screen.locator('body')).not.toContainText(borrower);
    await expectNoViolations(screen);
    await context.close();
  });
});
