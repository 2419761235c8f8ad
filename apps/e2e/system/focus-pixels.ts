import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** The ring lies outside the element. */
const MARGIN = 6;
const SAME_COLOR = 24;
/** Fewer than the ring of a checkbox has. */
const FEWEST_PIXELS = 100;

/** Browser script: the place of the focused element, or null after the last. A field in a frame, or a transparent input, has the place of its parent. */
const readPlace = `(() => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || 'seen' in focused.dataset) return null;
  focused.dataset.seen = '';
  let part = focused.closest('.ant-select, .ant-input-affix-wrapper') ?? focused;
  while (getComputedStyle(part).opacity === '0' || part.getBoundingClientRect().width < 12) part = part.parentElement;
  const { x, y, width, height } = part.getBoundingClientRect();
  const name = focused.getAttribute('aria-label') ?? (focused.textContent.trim() || focused.id);
  return { element: focused.tagName.toLowerCase() + ' ' + name.slice(0, 60), x, y, width, height };
})()`;

interface Place {
  readonly element: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const grayPixels = async (page: Page, { x, y, width, height }: Place): Promise<Buffer> => {
  const clip = {
    x: Math.max(0, x - MARGIN),
    y: Math.max(0, y - MARGIN),
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  };
  return sharp(await page.screenshot({ clip }))
    .grayscale()
    .raw()
    .toBuffer();
};

const countChanged = (before: Buffer, after: Buffer): number => {
  let changed = 0;
  for (const [at, value] of before.entries())
    if (Math.abs(value - (after[at] ?? value)) > SAME_COLOR) changed += 1;
  return changed;
};

const mostStops = 250;

/** Tabs through the screen and names each element whose focus changes too few pixels. */
export async function elementsWithoutMark(page: Page): Promise<{ stops: number; unmarked: string[] }> {
  const unmarked: string[] = [];
  let stops = 0;
  for (; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate<Place | null>(readPlace);
    if (place === null) break;
    const focused = await grayPixels(page, place);
    await page.evaluate('window.stop = document.activeElement, window.stop.blur()');
    const changed = countChanged(focused, await grayPixels(page, place));
    await page.evaluate('window.stop.focus({ preventScroll: true })');
    if (changed < FEWEST_PIXELS) unmarked.push(`${place.element}: ${changed} pixels`);
  }
  return { stops, unmarked };
}
