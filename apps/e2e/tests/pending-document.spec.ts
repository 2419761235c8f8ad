import { form1040 } from '@groundwork/test-data';
import { expect, type Page, test } from '@playwright/test';
import { TestOwner } from '../system/owner.ts';
import { readProcesses } from '../system/processes.ts';
import { chooseCategory, chooseFile, documentRow, signInAs } from '../system/screens.ts';

const category = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}.*/3`) });

test('a pending document shows its stage, also after a reload, and then continues', async ({ page }) => {
  const workers = Object.entries(readProcesses()).filter(([name]) => name.startsWith('documents-worker'));
  const signalWorkers = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const [, { pid }] of workers) process.kill(pid, signal);
  };
  await signInAs(page, await TestOwner.signUp());
  await page.goto('/documents');
  const bar = page.getByRole('progressbar', { name: 'Tax Documents complete' });
  await chooseCategory(page, 'Tax Documents');
  signalWorkers('SIGSTOP');
  try {
    const buffer = form1040(77_000);
    await chooseFile(page, { name: 'waiting.pdf', mimeType: 'application/pdf', buffer });
    const row = documentRow(page, 'waiting.pdf');
    await expect(row.getByText('Pending')).toBeVisible();
    await page.reload();
    await expect(row.getByText('Step 1 of 7: Waiting to be read')).toBeVisible();
    await expect(row.getByText('Fraud risk –')).toBeVisible();
    await expect(row.getByText('No fraud indicators detected')).toBeHidden();
    await expect(category(page, 'Tax Documents')).toContainText('0/3');
    await expect(category(page, 'Tax Documents')).toContainText('1 uploaded');
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
  } finally {
    signalWorkers('SIGCONT');
  }
  await expect(documentRow(page, 'waiting.pdf').getByText('Processed')).toBeVisible();
  await expect(category(page, 'Tax Documents')).toContainText('1/3');
  await expect(bar).toHaveAttribute('aria-valuenow', '33');
});
