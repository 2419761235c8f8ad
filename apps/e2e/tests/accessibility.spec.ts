import { isLong } from '@groundwork/test-data/cases';
import { type BrowserContext, expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectAccessibleOnceSettled } from '../system/axe.ts';
import type { Screen } from '../system/every-screen.ts';
import { type Group, groups } from '../system/every-state.ts';
import { signInAs } from '../system/screens.ts';

const phone = { width: 390, height: 844 };
const sizes = isLong ? [{ width: 1440, height: 900 }, phone] : [phone];
const leastStates = 40;

const checkedOf = ({ screens, states }: Group) => (isLong ? [...screens, ...states] : screens);
const all = groups.flatMap(({ screens, states }) => [...screens, ...states]);

test(`the list has ${all.length} states, each once`, () => {
  expect(all.length).toBeGreaterThanOrEqual(leastStates);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

async function expectAccessible(context: BrowserContext, { name, path, expectVisible }: Screen) {
  const page = await context.newPage();
  try {
    await page.goto(path);
    await expectVisible(page);
    const picture = (theme: string) => test.info().outputPath(`${name} ${theme}.png`);
    await (isLong ? expectAccessibleOnceSettled : expectAccessibleInBothThemes)(page, picture);
  } finally {
    await context.setOffline(false);
    await page.close();
  }
}

for (const viewport of sizes) {
  test.describe(`${viewport.width} px wide`, () => {
    // Axe cannot measure the contrast of half-faded text.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const group of groups.filter((each) => checkedOf(each).length > 0)) {
      const checked = checkedOf(group);
      test(`${group.who} sees no accessibility violation in light and dark, states: ${checked.length}`, async ({
        context,
        page,
      }) => {
        test.slow();
        if (group.signIn !== null) await signInAs(page, await group.signIn());
        const problems: string[] = [];
        for (const screen of checked) {
          const check = test.step(screen.name, () => expectAccessible(context, screen));
          await check.catch((error: unknown) => problems.push(`${screen.name}: ${String(error)}`));
        }
        const counts = `${checked.length} states × 2 themes at ${viewport.width} px`;
        console.warn(`axe, ${group.who}: ${counts}, ${problems.length} states with violations`);
        expect(problems).toEqual([]);
      });
    }
  });
}
