import type { SiteColors } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { siteColors } from '../gateway.wording.ts';

const minimumContrast = 4.5;

/** The faintest text color on the dark bands, which an operator cannot change. */
const faintestOnDeep = '#a3bab7';

const pairs = [
  ['onBrand', 'brand'],
  ['brand', 'brandTint'],
  ['onNext', 'next'],
  ['nextInk', 'nextTint'],
] as const;

function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export function findUnreadableColors({ light, dark, deep }: SiteColors): string[] {
  const bands = [deep.deep, deep.deepGlow].filter((ground) => ground !== undefined);
  const faintBands = bands.filter((ground) => contrast(ground, faintestOnDeep) < minimumContrast);
  return [
    ...faintBands.map((ground) => fill(siteColors.bandTooLight, { color: ground })),
    ...unreadablePairs({ light, dark }),
  ];
}

function unreadablePairs(modes: Pick<SiteColors, 'light' | 'dark'>): string[] {
  return Object.entries(modes).flatMap(([mode, colors]) =>
    pairs.flatMap(([text, ground]) => {
      const [textColor, groundColor] = [colors[text], colors[ground]];
      if (textColor === undefined && groundColor === undefined) return [];
      const names = { mode, text, ground };
      if (textColor === undefined || groundColor === undefined)
        return [fill(siteColors.pairIncomplete, names)];
      const ratio = contrast(textColor, groundColor);
      return ratio >= minimumContrast
        ? []
        : [fill(siteColors.contrastTooLow, { ...names, ratio: ratio.toFixed(1), least: minimumContrast })];
    }),
  );
}
