import type { AddedDocumentRequest } from '@groundwork/contracts';
import { type Camera, photographOf, printPages, sheetOfWords } from '@groundwork/test-data';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../system/axe.ts';
import { TestOwner } from '../system/owner.ts';
import { overflowScript } from '../system/screens.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

const camera: Camera = {
  width: 1500,
  height: 2000,
  pitch: 10,
  yaw: -8,
  roll: 12,
  distance: 1.5,
  table: 60,
  light: 0.2,
};

async function expectAccessible(page: Page): Promise<void> {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoViolations(page);
    expect(await page.evaluate<number>(overflowScript)).toBeLessThanOrEqual(0);
  }
}

async function linkOf(owner: TestOwner): Promise<string> {
  const body = JSON.stringify({ title: 'Lease of the bakery', category: 'financial_reports' });
  const added = await owner.call('POST', '/api/document-requests', body);
  expect(added.status).toBe(201);
  return ((await added.json()) as AddedDocumentRequest).url;
}

const placeOf = async (corner: Locator) => {
  const box = await corner.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
};

async function moveByKey(corner: Locator): Promise<void> {
  const before = await placeOf(corner);
  await corner.press('ArrowRight');
  await expect.poll(async () => (await placeOf(corner)).x).toBeGreaterThan(before.x + 1);
}

async function drag(page: Page, corner: Locator): Promise<void> {
  await corner.scrollIntoViewIfNeeded();
  const { x, y } = await placeOf(corner);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 4, y - 3, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await placeOf(corner)).x).toBeLessThan(x - 2);
}

/** The brightness of the outermost pixels of a page. */
function borderOf({ data, width, height }: { data: Buffer; width: number; height: number }): number[] {
  return [...data].filter((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return x < 2 || y < 2 || x >= width - 2 || y >= height - 2;
  });
}

test('a photographed sheet arrives straight and without its desk, after corners were moved', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  await page.goto(await linkOf(owner));
  const files = page.getByLabel('Choose files').and(page.locator('input'));
  const photo = await photographOf(sheetOfWords(), camera);
  await files.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo });

  const corner = (name: string) => page.getByRole('button', { name: `${name} corner of page 1` });
  await expect(page.getByRole('button', { name: / corner of page 1$/ })).toHaveCount(4);
  await expectAccessible(page);
  await moveByKey(corner('Top left'));
  await drag(page, corner('Bottom right'));

  const choice = page.getByRole('group', { name: 'Sheet on page 1' });
  await choice.getByRole('button', { name: 'Use as it is' }).click();
  await expect(corner('Top left')).toHaveCount(0);
  await expectAccessible(page);
  await choice.getByRole('button', { name: 'Straighten' }).click();
  await expect(corner('Top left')).toBeVisible();
  await page.getByRole('button', { name: 'Send 1 page' }).click();
  await expect(page.getByText(/^Thanks\. .* has your 1 page\.$/)).toBeVisible();

  const [document] = await owner.documents();
  const file = await owner.call('GET', `/api/documents/${document?.id}/file`);
  const [sheet] = await printPages(Buffer.from(await file.arrayBuffer()), 72);
  expect(sheet!.height / sheet!.width).toBeGreaterThan((11 / 8.5) * 0.94);
  expect(sheet!.height / sheet!.width).toBeLessThan((11 / 8.5) * 1.06);
  expect(Math.min(...borderOf(sheet!))).toBeGreaterThan(150);
});
