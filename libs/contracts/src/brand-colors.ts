import { z } from 'zod';
import { findUnreadablePairs } from './contrast.ts';
import { brandMessages } from './brands.wording.ts';
import { patternText } from './texts.ts';

export const color = patternText(7, /^#[0-9a-fA-F]{6}$/, brandMessages.color);

export const modeColors = z.strictObject({
  brand: color.exactOptional(),
  brandHover: color.exactOptional(),
  brandTint: color.exactOptional(),
  onBrand: color.exactOptional(),
  next: color.exactOptional(),
  nextHover: color.exactOptional(),
  onNext: color.exactOptional(),
  nextTint: color.exactOptional(),
  nextInk: color.exactOptional(),
  dialFrom: color.exactOptional(),
  dialTo: color.exactOptional(),
});

export const brandColors = z.strictObject({ light: modeColors, dark: modeColors });
export type BrandColors = z.infer<typeof brandColors>;

export const readableColors = brandColors.superRefine((colors, context) => {
  for (const { mode, text, message } of findUnreadablePairs(colors))
    context.addIssue({ code: 'custom', path: [mode, text], message });
});
