import { fill } from '@groundwork/wording';
import { contrastMessages } from './contrast.wording.ts';

export const minimumContrast = 4.5;

export const colorPairs = [
  ['onBrand', 'brand'],
  ['brand', 'brandTint'],
  ['onNext', 'next'],
  ['nextInk', 'nextTint'],
] as const;

type PairedColor = (typeof colorPairs)[number][number];
type ModeColors = Readonly<Partial<Record<PairedColor, string>>>;

export interface UnreadablePair {
  readonly mode: 'light' | 'dark';
  readonly text: PairedColor;
  readonly ground: PairedColor;
  readonly ratio: string | null;
  readonly message: string;
}

export function linearLight(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const [red = 0, green = 0, blue = 0] = channels.map(linearLight);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function ratioOf(text: string | undefined, ground: string | undefined): string | null | undefined {
  if (text === undefined && ground === undefined) return undefined;
  if (text === undefined || ground === undefined) return null;
  const ratio = contrast(text, ground);
  return ratio >= minimumContrast ? undefined : ratio.toFixed(2);
}

export function findUnreadablePairs(modes: Readonly<Record<'light' | 'dark', ModeColors>>): UnreadablePair[] {
  return (['light', 'dark'] as const).flatMap((mode) =>
    colorPairs.flatMap(([text, ground]) => {
      const ratio = ratioOf(modes[mode][text], modes[mode][ground]);
      if (ratio === undefined) return [];
      const pair = { mode, text, ground };
      const message =
        ratio === null
          ? fill(contrastMessages.pairIncomplete, pair)
          : fill(contrastMessages.contrastTooLow, { ...pair, ratio, least: minimumContrast });
      return [{ ...pair, ratio, message }];
    }),
  );
}
