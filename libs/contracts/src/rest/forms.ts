import { z } from 'zod';
import { maxPictureBytes } from '../account.ts';
import { brandLimits } from '../brands.ts';
import { documentRequestLimits } from '../document-request-limits.ts';
import { requestToken } from '../document-requests.ts';
import { ledgerAccountId } from '../ids.ts';
import { boundedText } from '../texts.ts';
import {
  documentCategory,
  documentSubcategory,
  maxUploadBytes,
  documentTypes,
  uploadTypes,
} from '../documents.ts';

const documentFile = (types: readonly (typeof documentTypes)[number][]) =>
  z
    .file()
    .max(maxUploadBytes)
    .mime([...types])
    .describe('The document');

export const addDocumentForm = z.object({ file: documentFile(documentTypes) });

export const uploadForm = z.object({
  file: documentFile(uploadTypes),
  category: documentCategory,
  subcategory: documentSubcategory.optional().describe('A type of the category. Empty means none.'),
});

export const requestAnswerForm = z.object({
  token: requestToken.describe('The token of the link. Send it before the files.'),
  file: z
    .array(
      z
        .file()
        .max(documentRequestLimits.pdfBytes)
        .mime([...uploadTypes]),
    )
    .max(documentRequestLimits.photos)
    .describe('One PDF of up to 25 MB, or 1 to 30 photos of up to 10 MB each, in the order of their pages'),
});

export const pictureForm = z.object({
  file: z.file().max(maxPictureBytes).mime(['image/png', 'image/jpeg', 'image/webp']).describe('The picture'),
});

export const logoForm = z.object({
  file: z
    .file()
    .max(brandLimits.logoBytes)
    .mime(['image/png', 'image/webp', 'image/svg+xml'])
    .describe('The logo'),
});

const largestCatalog = 1024 ** 3;
const longestMapping = 20_000;

export const catalogForm = z.object({
  file: z
    .file()
    .max(largestCatalog)
    .mime(['text/csv'])
    .describe('A CSV file in UTF-8. Its first row names the columns.'),
  mapping: boundedText(longestMapping)
    .optional()
    .describe('A JSON object from our column names to the names in the file, where they differ'),
});

export const bankFileForm = z.object({
  file: z.file().max(maxUploadBytes).describe('A CSV, OFX, QFX or QBO file of one bank account'),
  accountId: ledgerAccountId.optional().describe('The account of the rows. Empty means none.'),
});
