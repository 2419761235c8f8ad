import { z } from 'zod';
import { color, modeColors } from './brand-colors.ts';
import { logoAddress, practiceOfHost } from './brands.ts';
import { documentCategory, documentSubcategory } from './documents.ts';
import { siteConfigMessages } from './site-config.wording.ts';

const text = (longest: number) => z.string().trim().min(1).max(longest);
const siteColors = z.strictObject({
  light: modeColors,
  dark: modeColors,
  deep: z.strictObject({
    deep: color.exactOptional(),
    deepGlow: color.exactOptional(),
    deepLine: color.exactOptional(),
  }),
});

const landingTexts = z.strictObject({
  sampleClaims: z.boolean(),
  tagline: text(80),
  description: text(200),
  eyebrow: text(60),
  /** *asterisks* mark the words in the accent color. */
  headline: text(80),
  promise: text(240),
  assurances: z.array(text(40)).length(3),
  statistics: z
    .array(z.strictObject({ figure: text(12), label: text(40) }))
    .min(1)
    .max(6),
  features: z.strictObject({ score: text(200), lenders: text(200), documents: text(200) }),
  badges: z.array(z.strictObject({ name: text(40), text: text(80) })).length(4),
  closing: text(80),
  claimsLine: text(240),
});

/** Only pages for embedding of these two hosts. */
const videoPage =
  /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/[\w-]+|player\.vimeo\.com\/video\/\d+)(?:[?#]\S*)?$/;

const videoUrl = z.url({ abort: true }).regex(videoPage, siteConfigMessages.video);

const samplePaper = z.strictObject({
  name: z.string().regex(/^[\w-]{1,60}\.pdf$/, siteConfigMessages.samplePaper),
  category: documentCategory,
  subcategory: documentSubcategory.nullable(),
});

export const siteConfig = z.strictObject({
  productName: text(40),
  scoreName: text(60),
  company: z.strictObject({ name: text(100), privacyContact: z.email().nullable() }),
  salesContact: z.email().nullable(),
  logoMark: z
    .union([
      z
        .string()
        .max(40_000)
        .regex(/^data:image\/(svg\+xml|png|webp);base64,[A-Za-z0-9+/]+=*$/, siteConfigMessages.logo),
      logoAddress,
    ])
    .nullable(),
  colors: siteColors,
  landing: landingTexts,
  videoUrl: videoUrl.nullable(),
  publishableKey: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, siteConfigMessages.publishableKey)
    .nullable(),
  samplePaper: samplePaper.nullable(),
  /** Where a visitor can read the source of this installation. */
  sourceUrl: z
    .url({ protocol: /^https$/, error: siteConfigMessages.source })
    .max(200)
    .nullable(),
  practice: practiceOfHost.nullable(),
});
export type SiteConfig = z.infer<typeof siteConfig>;
export type SamplePaper = z.infer<typeof samplePaper>;
export type SiteColors = SiteConfig['colors'];
