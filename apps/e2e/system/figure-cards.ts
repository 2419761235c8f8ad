import type { FigureView } from '@groundwork/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import type { TestOwner } from './owner.ts';

export async function figureOf(owner: TestOwner, field: string): Promise<FigureView> {
  const answer = await owner.call('GET', `/api/figures/${field}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as FigureView;
}

async function openCriteria(page: Page): Promise<void> {
  await page.goto('/score');
  const lists = page.getByText(/^All \d+ criteria of/);
  await expect(lists).toHaveCount(4);
  for (const list of await lists.all()) await list.click();
}

/** Opens the sources of a figure at its first criterion. `line` is its name, value and status. */
export async function openFigureCard(page: Page, line: string): Promise<Locator> {
  await openCriteria(page);
  await page.getByRole('button', { name: line, exact: true }).first().click();
  const [name = ''] = line.split(':');
  return page.getByRole('region', { name: `Sources of ${name}` }).first();
}
