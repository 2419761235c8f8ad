import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { documentCategory, documentSubcategory } from './documents.ts';
import { documentId } from './ids.ts';
import { input } from './input.wording.ts';
import { accountNumberPrefix, packageParts, usualParts, worksheetForms } from './package-parts.ts';
import { packageTexts } from './packages.wording.ts';
import { boundedText, mostCharacters, patternText, storableText } from './texts.ts';

export const packageId = z.uuid().brand<'PackageId'>();
export type PackageId = z.infer<typeof packageId>;

export const packageItemId = z.uuid().brand<'PackageItemId'>();
export type PackageItemId = z.infer<typeof packageItemId>;

export const packagePart = z.enum(packageParts, packageTexts.part);
export type PackagePart = z.infer<typeof packagePart>;

export const packageLimits = {
  documents: 40,
  pages: 300,
  bytes: 200 * 1024 * 1024,
  packages: 50,
  links: 10,
  linkDays: 90,
  usualLinkDays: 30,
} as const;

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const numberPattern = new RegExp(`^(ssn|ein|dateOfBirth|payerNames|${accountNumberPrefix}${uuid})$`);

/** `ssn`, `ein`, `dateOfBirth`, `payerNames`, or `accountNumber:` with the id of a bank account. */
export const maskedNumber = patternText(mostCharacters.fieldName, numberPattern, packageTexts.number);
const mostNumbers = 24;
const mostNote = 2000;

const chosenDocuments = z
  .array(documentId, input.ids)
  .max(packageLimits.documents, fill(packageTexts.mostDocuments, { most: packageLimits.documents }));

export const packageChoice = z.object({
  title: storableText(mostCharacters.name, packageTexts.titleRequired).min(1, packageTexts.titleRequired),
  lenderId: boundedText(mostCharacters.id).nullable().default(null),
  lenderName: storableText(mostCharacters.name).nullable().default(null),
  applicationId: z.uuid(input.id).nullable().default(null),
  parts: z
    .array(packagePart, packageTexts.part)
    .max(packageParts.length)
    .default([...usualParts]),
  documentIds: chosenDocuments.default([]),
  open: z.array(maskedNumber, packageTexts.number).max(mostNumbers).default([]),
  originals: chosenDocuments.default([]),
  consentText: boundedText(mostCharacters.id, packageTexts.consentText).nullable().default(null),
  note: storableText(mostNote).nullable().default(null),
});
export type PackageChoice = z.infer<typeof packageChoice>;

export const missingPart = z.object({ code: z.string(), text: z.string() });
export type MissingPart = z.infer<typeof missingPart>;

const documentKind = z.union([documentSubcategory, documentCategory]);
const pages = z.number().int();

export const packagePreview = z.object({
  documents: z.array(z.object({ documentId, kind: documentKind, period: z.string().nullable(), pages })),
  missing: z.array(missingPart),
  masked: z.array(z.object({ number: maskedNumber, shown: z.string(), opened: z.boolean() })),
  bytes: z.number().int(),
  consentText: z.string(),
});
export type PackagePreview = z.infer<typeof packagePreview>;

export const packageStates = ['building', 'needs_check', 'ready', 'failed', 'withdrawn'] as const;
export const packageState = z.enum(packageStates);
export type PackageState = z.infer<typeof packageState>;

export const worksheetForm = z.enum(worksheetForms);
export type WorksheetForm = z.infer<typeof worksheetForm>;

/** A blank form in the folder of the operator. */
export const formState = z.object({
  file: z.string(),
  sha256: z.string(),
  state: z.enum(['mapped', 'unknown_revision', 'not_usable']),
  reason: z.string().nullable(),
});
export type FormState = z.infer<typeof formState>;

export const itemState = z.enum(['unchanged', 'rejected', 'removed']);
export type ItemState = z.infer<typeof itemState>;

const packageItem = {
  id: packageItemId,
  kind: documentKind,
  period: z.string().nullable(),
  pages,
  state: itemState,
};

const totals = { stated: z.number().int().nullable(), proven: z.number().int().nullable() };

export const packageView = z.object({
  id: packageId,
  version: z.number().int(),
  title: z.string(),
  lenderName: z.string().nullable(),
  state: packageState,
  progress: z.object({ done: z.number().int(), total: z.number().int() }),
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  frozenAt: z.iso.datetime().nullable(),
  ...totals,
  rulesVersion: z.string().nullable(),
  pages,
  bytes: z.number().int().nullable(),
  items: z.array(z.object({ ...packageItem, documentId, masked: z.boolean() })),
  pagesToCheck: z.array(z.object({ itemId: packageItemId, page: z.number().int() })),
  parts: z.array(packagePart),
  opened: z.array(maskedNumber),
  originals: z.array(documentId),
  missing: z.array(missingPart),
  links: z.object({ active: z.number().int() }),
  lastVisitAt: z.iso.datetime().nullable(),
  outdated: z.boolean(),
  worksheets: z.array(worksheetForm).default([]),
});
export type PackageView = z.infer<typeof packageView>;

export const checkPageBody = z.object({
  itemId: packageItemId,
  page: z.int(input.wholeNumber).min(1).max(packageLimits.pages),
  ok: z.boolean(input.flag),
});
export type CheckPageBody = z.infer<typeof checkPageBody>;

export const packageManifest = z.object({
  format: z.literal('groundwork-package'),
  formatVersion: z.literal(1),
  packageId,
  version: z.number().int(),
  frozenAt: z.iso.datetime(),
  business: z.string(),
  recipient: z.string().nullable(),
  rulesVersion: z.string(),
  ...totals,
  opened: z.array(maskedNumber),
  originals: z.array(documentId),
  files: z.array(z.object({ path: z.string(), bytes: z.number().int(), sha256: z.string() })),
});
export type PackageManifest = z.infer<typeof packageManifest>;

export const packageSignature = z.object({
  algorithm: z.literal('Ed25519'),
  keyId: z.string(),
  signature: z.string(),
});
export type PackageSignature = z.infer<typeof packageSignature>;

export const signingKey = z.object({
  keyId: z.string(),
  algorithm: z.literal('Ed25519'),
  publicKey: z.string(),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
});
export type SigningKey = z.infer<typeof signingKey>;
