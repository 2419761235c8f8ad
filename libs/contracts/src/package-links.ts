import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { emailText } from './account.ts';
import { input } from './input.wording.ts';
import { linkTexts } from './package-links.wording.ts';
import {
  itemState,
  missingPart,
  packageId,
  packageItemId,
  packageLimits,
  packagePart,
  packageView,
} from './packages.ts';
import { boundedText, mostCharacters, patternText, storableText } from './texts.ts';

export const linkId = z.uuid().brand<'LinkId'>();
export type LinkId = z.infer<typeof linkId>;

export const visitId = z.uuid().brand<'VisitId'>();
export type VisitId = z.infer<typeof visitId>;

export const linkMode = z.enum(['view', 'download'], linkTexts.mode);
export type LinkMode = z.infer<typeof linkMode>;

export const linkState = z.enum(['active', 'locked', 'expired', 'revoked']);
export type LinkState = z.infer<typeof linkState>;

const expiryMessage = fill(linkTexts.expiry, { most: packageLimits.linkDays });
const expiresAt = boundedText(mostCharacters.day, expiryMessage, expiryMessage).pipe(
  z.iso.datetime({ error: expiryMessage }),
);

export const packageLinkBody = z.object({
  name: storableText(mostCharacters.name, input.required).min(1, input.required),
  email: emailText,
  organization: storableText(mostCharacters.name).nullable().default(null),
  mode: linkMode.default('view'),
  expiresAt: expiresAt.optional(),
});
export type PackageLinkBody = z.infer<typeof packageLinkBody>;

export const changeLinkBody = z
  .object({ expiresAt: expiresAt.optional(), mode: linkMode.optional() })
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    path: ['expiresAt'],
    message: linkTexts.nothing,
  });
export type ChangeLinkBody = z.infer<typeof changeLinkBody>;

export const packageLink = z.object({
  id: linkId,
  packageId,
  name: z.string(),
  email: z.string(),
  organization: z.string().nullable(),
  mode: linkMode,
  state: linkState,
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  lastVisitAt: z.iso.datetime().nullable(),
});
export type PackageLink = z.infer<typeof packageLink>;

export const newPackageLink = z.object({ link: packageLink, url: z.string() });
export type NewPackageLink = z.infer<typeof newPackageLink>;

export const phoneCode = z.object({ code: z.string(), expiresAt: z.iso.datetime() });
export type PhoneCode = z.infer<typeof phoneCode>;

/** The memo, or the id of a document of the package. */
const itemPattern = /^(memo|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;
export const sharedItemId = patternText(mostCharacters.day, itemPattern, input.id);

const seconds = z.number().int();

export const packageVisit = z.object({
  id: visitId,
  linkId,
  recipient: z.string(),
  openedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  seconds,
  downloads: z.number().int(),
  pages: z.array(
    z.object({ itemId: z.string(), page: z.number().int(), seconds, firstAt: z.iso.datetime() }),
  ),
});
export type PackageVisit = z.infer<typeof packageVisit>;

const secret = (message: string) => patternText(mostCharacters.id, /^[\w-]{43}$/, message);

export const linkToken = secret(linkTexts.token);
export const openLinkBody = z.object({ token: linkToken });

export const openedLink = z.object({
  recipientHint: z.string(),
  organization: z.string().nullable(),
  expiresAt: z.iso.datetime(),
});
export type OpenedLink = z.infer<typeof openedLink>;

export const shareSessionBody = z.object({
  token: linkToken,
  code: patternText(mostCharacters.number, /^\d{6}$/, linkTexts.code),
});
export type ShareSessionBody = z.infer<typeof shareSessionBody>;

export const shareSession = z.object({ session: z.string(), expiresAt: z.iso.datetime() });
export type ShareSession = z.infer<typeof shareSession>;

export const mailedCode = z.object({ expiresInSeconds: z.number().int() });
export type MailedCode = z.infer<typeof mailedCode>;

export const downloadTicket = secret(linkTexts.token);
export const downloadAddress = z.object({ url: z.string() });
export type DownloadAddress = z.infer<typeof downloadAddress>;

const { title, version, stated, proven } = packageView.shape;

/** A number that the owner opened, or a document that the owner enclosed unmasked. */
export const shareConsent = z.object({
  id: z.uuid(),
  packageId,
  version,
  title,
  what: z.string(),
  textVersion: z.string(),
  givenAt: z.iso.datetime(),
});
export type ShareConsent = z.infer<typeof shareConsent>;

export const sharedPackage = z.object({
  title,
  business: z.string(),
  version,
  frozenAt: z.iso.datetime(),
  mode: linkMode,
  stated,
  proven,
  parts: z.array(packagePart),
  memoPages: z.number().int(),
  items: z.array(
    z.object({
      id: packageItemId,
      kind: z.string(),
      period: z.string().nullable(),
      pages: z.number().int(),
      state: itemState,
      notice: z.string().nullable(),
    }),
  ),
  missing: z.array(missingPart),
});
export type SharedPackage = z.infer<typeof sharedPackage>;

const mostPages = 400;
const pageNumber = z.int(input.wholeNumber).min(1).max(mostPages);

export const pageViewBody = z.object({
  itemId: sharedItemId,
  page: pageNumber,
  seconds: z.int(input.wholeNumber).min(1).max(30),
});
export type PageViewBody = z.infer<typeof pageViewBody>;
