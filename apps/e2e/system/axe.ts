import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Theme = 'light' | 'dark';

/** What a theme decides: the elements, their names and their places are the same in both. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * A run inside the page itself: axe's usual way opens a second page for the result of every frame, which took three
 * times as long, and our pages have no frames. Of what is in order only the rule is kept, not each element.
 */
async function axeFor(page: Page): Promise<AxeBuilder> {
  expect(page.frames(), 'this way looks into no frame').toHaveLength(1);
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

async function expectNone(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
    })),
  ).toEqual([]);
}

export const expectNoViolations = async (page: Page): Promise<void> => expectNone(await axeFor(page));

export const expectReadableColours = async (page: Page): Promise<void> =>
  expectNone((await axeFor(page)).withRules(rulesOfColour));

/** Once the browser has drawn two frames, whoever listens to the system's theme has drawn itself anew. */
const twoFrames = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

/** The page as it stands, in light with every rule and in dark with those of colour. Takes a picture of each. */
export async function expectAccessibleInBothThemes(
  page: Page,
  picture: (theme: Theme) => string,
): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(twoFrames);
    await (colorScheme === 'light' ? expectNoViolations(page) : expectReadableColours(page));
    await page.screenshot({ path: picture(colorScheme) });
  }
}
