import { z } from 'zod';
import { emailText } from './account.ts';
import { brandColors, readableColors } from './brand-colors.ts';
import { brandLimits, noPartOfName } from './brand-limits.ts';
import { brandMessages } from './brands.wording.ts';
import { practiceId } from './people.ts';
import { boundedText, mostCharacters, patternText, storableText, trimmedText } from './texts.ts';

export { brandLimits, brandNameOf } from './brand-limits.ts';
export { brandColors, type BrandColors } from './brand-colors.ts';
export { hostProofOf, hostRecordOf } from './host-proof.ts';
export { brandMessages } from './brands.wording.ts';

export const logoHash = patternText(mostCharacters.id, /^[0-9a-f]{64}$/);
export type LogoHash = z.infer<typeof logoHash>;

const logoFolder = '/api/brands/logos/';
export const logoAddress = z.string().regex(/^\/api\/brands\/logos\/[0-9a-f]{64}$/);
export const logoAddressOf = (hash: LogoHash): string => `${logoFolder}${hash}`;

export const practiceOfHost = z.strictObject({ id: practiceId, name: z.string() });

const hostLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostPattern = new RegExp(`^(?:${hostLabel}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$`);

/** A name in ASCII letters, as a browser sends it: without scheme, port or address of a machine. */
export const hostName = trimmedText(brandLimits.host, brandMessages.host, brandMessages.host)
  .toLowerCase()
  .regex(hostPattern, brandMessages.host);

export const brand = z.object({
  name: z.string(),
  colors: brandColors,
  logo: z.string().nullable(),
  host: z.string().nullable(),
  hostVerified: z.boolean(),
  replyTo: z.string().nullable(),
  replyToConfirmed: z.boolean(),
});
export type Brand = z.infer<typeof brand>;

const oneLine = storableText(brandLimits.name, brandMessages.name)
  .min(1, brandMessages.name)
  .refine((text) => !noPartOfName.test(text), brandMessages.name);

export const brandBody = z.object({
  name: oneLine.optional(),
  colors: readableColors.optional(),
  host: hostName.nullable().optional(),
  replyTo: emailText.nullable().optional(),
  logo: z.null().optional(),
});
export type BrandBody = z.infer<typeof brandBody>;

export const replyToTokenBody = z.object({
  token: trimmedText(mostCharacters.token, brandMessages.token).min(1, brandMessages.token),
});
export type ReplyToTokenBody = z.infer<typeof replyToTokenBody>;

export const publicBrand = z.object({
  name: z.string(),
  colors: brandColors,
  logo: logoAddress.nullable(),
});
export type PublicBrand = z.infer<typeof publicBrand>;

/** What a gateway stores of a brand in force. A host is there after its proof. */
export const brandInForce = publicBrand.omit({ logo: true }).extend({
  practiceId,
  practiceName: z.string(),
  host: z.string().nullable(),
  logoHash: logoHash.nullable(),
});
export type BrandInForce = z.infer<typeof brandInForce>;

export const brandsAtOnce = 200;

const base64Of = (bytes: number): number => Math.ceil(bytes / 3) * 4;
export const drawnLogo = boundedText(base64Of(brandLimits.drawnBytes)).regex(/^[A-Za-z0-9+/]+=*$/);

const startOfSvg =
  /^\ufeff?\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--(?:(?!-->)[^]){0,2000}-->\s*|<!DOCTYPE\s[^[\]<>]{0,400}>\s*)*<svg[\s>]/;

/** An SVG with entities is none: no drawing program needs them, and bombs do. */
export function isSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  return startOfSvg.test(text) && !/<!ENTITY/i.test(text);
}
