import type { Page } from '@playwright/test';

export interface Stop {
  /** The element that has the focus, for the message of a failed test. */
  readonly element: string;
  /** The outline, or null if nothing marks the element. */
  readonly ring: { readonly width: number; readonly contrast: number } | null;
}

/** Browser script: what marks the focused element. A transparent or bare input leaves the ring to a neighbor. */
const readStop = `(() => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || 'stop' in focused.dataset) return null;
  // A second visit of an element ends the round.
  focused.dataset.stop = '';
  const channels = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const linear = (value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const surface = (element) => {
    if (element === null) return [255, 255, 255];
    const color = channels(getComputedStyle(element).backgroundColor);
    return color.length === 3 ? color : surface(element.parentElement);
  };
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const isShown = (element) => getComputedStyle(element).opacity !== '0';
  const ringOf = (element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    if (outlineStyle !== 'solid') return null;
    const around = surface(element.parentElement);
    return { width: parseFloat(outlineWidth), contrast: contrast(channels(outlineColor), around) };
  };
  const parent = focused.parentElement;
  const places = [focused, parent, parent?.parentElement, parent?.parentElement?.parentElement];
  const rings = places.filter((place) => place && isShown(place)).map(ringOf);
  const name = focused.getAttribute('aria-label') ?? (focused.textContent.trim() || focused.id);
  return {
    element: focused.tagName.toLowerCase() + ' ' + name.slice(0, 60),
    ring: rings.find((ring) => ring !== null) ?? null,
  };
})()`;

const mostStops = 250;

export async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<Stop | null>(readStop);
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}
