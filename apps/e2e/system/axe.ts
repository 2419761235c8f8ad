import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Theme = 'light' | 'dark';

/** The other rules give the same result in both themes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Legacy mode: the default mode opens a second page per frame and took three times as long. Our pages have no frames. */
async function createAxe(page: Page): Promise<AxeBuilder> {
  expect(page.frames(), 'this way looks into no frame').toHaveLength(1);
  return new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // Experimental rules are off by default. A spoken command must contain the text on the control.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
}

async function expectNoneOf(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
    })),
  ).toEqual([]);
}

/** Firefox 153 has one theme only, and it crashed in a check of a long page (record 122). */
const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox';

export async function expectNoViolations(page: Page): Promise<void> {
  if (!isFirefox(page)) await expectNoneOf(await createAxe(page));
}

export const expectReadableColors = async (page: Page): Promise<void> =>
  expectNoneOf((await createAxe(page)).withRules(colorRules));

const endlessOrDone = `document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect.getComputedTiming().endTime === Infinity)`;

/** Listeners of the theme have drawn after two frames. */
const waitTwoFrames = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

export async function expectAccessibleInBothThemes(
  page: Page,
  picture: (theme: Theme) => string,
): Promise<void> {
  if (isFirefox(page)) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(waitTwoFrames);
    await (colorScheme === 'light' ? expectNoViolations(page) : expectReadableColors(page));
    await page.screenshot({ path: picture(colorScheme) });
  }
}

/** All rules in the dark, and after a switch with motion to each theme once its transitions have ended. */
export async function expectAccessibleOnceSettled(
  page: Page,
  picture: (theme: Theme) => string,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(waitTwoFrames);
  await expectNoViolations(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
    await page.evaluate(waitTwoFrames);
    await expect.poll(() => page.evaluate<boolean>(endlessOrDone)).toBe(true);
    await (colorScheme === 'light' ? expectNoViolations(page) : expectReadableColors(page));
    await page.screenshot({ path: picture(colorScheme) });
  }
}
