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
  readonly message: string;
}

function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function problemOf(
  colors: ModeColors,
  { mode, text, ground }: Omit<UnreadablePair, 'message'>,
): string | undefined {
  const [textColor, groundColor] = [colors[text], colors[ground]];
  if (textColor === undefined && groundColor === undefined) return undefined;
  if (textColor === undefined || groundColor === undefined)
    return fill(contrastMessages.pairIncomplete, { mode, text, ground });
  const ratio = contrast(textColor, groundColor);
  if (ratio >= minimumContrast) return undefined;
  const measured = { ratio: ratio.toFixed(2), least: minimumContrast };
  return fill(contrastMessages.contrastTooLow, { mode, text, ground, ...measured });
}

export function findUnreadablePairs(modes: Readonly<Record<'light' | 'dark', ModeColors>>): UnreadablePair[] {
  return (['light', 'dark'] as const).flatMap((mode) =>
    colorPairs.flatMap(([text, ground]) => {
      const pair = { mode, text, ground };
      const message = problemOf(modes[mode], pair);
      return message === undefined ? [] : [{ ...pair, message }];
    }),
  );
}
