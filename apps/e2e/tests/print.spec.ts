import { expect, type Page, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ownScreens, publicScreens, type Screen } from '../system/every-screen.ts';
import { createScoredOwner } from '../system/prepared-owners.ts';
import { signInAs } from '../system/screens.ts';

async function textsOfPages(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}

/** Browser script: each printed page repeats such a part. */
const partsOverText = `[...document.querySelectorAll('body *')]
  .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position) && part.checkVisibility())
  .map((part) => part.className)`;

async function expectNothingOverText(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const { name, path, expectVisible } of screens) {
    await test.step(name, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await expectVisible(page);
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(partsOverText)).toEqual([]);
    });
  }
}

const isPage = ({ path }: Screen) => !path.includes('?') && path !== '/subscribe';

test('no screen prints a fixed part over its text', async ({ page }) => {
  await expectNothingOverText(page, publicScreens.filter(isPage));
  await signInAs(page, await createScoredOwner());
  await expectNothingOverText(
    page,
    ownScreens.filter((screen) => isPage(screen) && screen.name !== 'document drawer'),
  );
});

test('each printed page of the report has its number and the name of the owner', async ({ page }) => {
  const owner = await createScoredOwner();
  const { firstName, lastName } = owner.person;
  await signInAs(page, owner);
  await page.goto('/score/report');
  await expect(page.getByText('Top reasons')).toBeVisible();
  const pages = await textsOfPages(await page.pdf());
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(`${index + 1} / ${pages.length}`);
    expect(text).toContain(`${firstName} ${lastName} · `);
  }
});
