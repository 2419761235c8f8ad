import type { Brand, BrandBody, BrandColors } from '@groundwork/contracts';
import { brandNameOf, findUnreadablePairs, minimumContrast } from '@groundwork/contracts/client';
import { fill } from '@groundwork/wording';
import { words } from '../brand.wording.ts';

export const brandModes = ['light', 'dark'] as const;
export type BrandMode = (typeof brandModes)[number];

export const colorNames = ['brand', 'onBrand', 'brandTint', 'next', 'onNext', 'nextTint', 'nextInk'] as const;
export type BrandColor = (typeof colorNames)[number];

type ModeDraft = Readonly<Partial<Record<BrandColor, string>>>;
export type ColorsDraft = Readonly<Record<BrandMode, ModeDraft>>;

export interface BrandDraft {
  readonly name: string;
  readonly colors: ColorsDraft;
  readonly host: string;
  readonly replyTo: string;
}

const hasForm = (color: string) => /^#[0-9a-f]{6}$/i.test(color);

/** A color in hover follows its own: the default one would not fit. */
function toColors(draft: ModeDraft): BrandColors['light'] {
  const entered = Object.entries(draft).filter(([, color]) => color !== '');
  const { brand, next } = draft;
  return {
    ...Object.fromEntries(entered),
    ...(brand && { brandHover: brand }),
    ...(next && { nextHover: next }),
  };
}

const enteredColors = ({ light, dark }: ColorsDraft): BrandColors => ({
  light: toColors(light),
  dark: toColors(dark),
});

const wellFormed = (draft: ModeDraft): ModeDraft =>
  Object.fromEntries(Object.entries(draft).filter(([, color]) => hasForm(color)));

/** What the preview can show while a color is half typed. */
const previewColors = ({ light, dark }: ColorsDraft): BrandColors =>
  enteredColors({ light: wellFormed(light), dark: wellFormed(dark) });

/** Unreadable colors are not drawn: their mode shows those of the product. */
export function readableColors(draft: ColorsDraft): BrandColors {
  const colors = previewColors(draft);
  const wrong = new Set(findUnreadablePairs(colors).map(({ mode }) => mode));
  return { light: wrong.has('light') ? {} : colors.light, dark: wrong.has('dark') ? {} : colors.dark };
}

type UnreadablePair = ReturnType<typeof findUnreadablePairs>[number];

/** By the labels of the fields. */
function pairProblem({ text, ground, ratio }: UnreadablePair): string {
  const { names, incomplete, unreadable } = words.colors;
  const pair = { text: names[text], ground: names[ground] };
  return ratio === null
    ? fill(incomplete, pair)
    : fill(unreadable, { ...pair, ratio, least: minimumContrast });
}

/** By field, such as `colors.dark.onBrand`. */
export function colorProblems(colors: ColorsDraft): Readonly<Record<string, string>> {
  const malformed = brandModes.flatMap((mode) =>
    Object.entries(colors[mode])
      .filter(([, color]) => color !== '' && !hasForm(color))
      .map(([name]) => [`colors.${mode}.${name}`, words.colors.wrong]),
  );
  const unreadable = findUnreadablePairs(previewColors(colors)).map((pair) => [
    `colors.${pair.mode}.${pair.text}`,
    pairProblem(pair),
  ]);
  return Object.fromEntries([...unreadable, ...malformed]) as Record<string, string>;
}

const offered = (colors: BrandColors['light'] = {}): ModeDraft =>
  Object.fromEntries(colorNames.flatMap((name) => (colors[name] ? [[name, colors[name]]] : [])));

export const draftOf = (brand: Brand | null, name: string): BrandDraft => ({
  name: brand?.name ?? brandNameOf(name),
  colors: { light: offered(brand?.colors.light), dark: offered(brand?.colors.dark) },
  host: brand?.host ?? '',
  replyTo: brand?.replyTo ?? '',
});

/** The host that waits for its record. */
export function unprovenHost({ host }: BrandDraft, saved: Brand | null): string | null {
  const wanted = host.trim().toLowerCase();
  if (!wanted.includes('.')) return null;
  return saved?.hostVerified === true && saved.host === wanted ? null : wanted;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

export const bodyOf = ({ name, colors, host, replyTo }: BrandDraft): BrandBody => ({
  name,
  colors: enteredColors(colors),
  host: orNull(host),
  replyTo: orNull(replyTo),
});
