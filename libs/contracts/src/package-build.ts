import { z } from 'zod';
import { storedFile } from './documents.ts';
import { userId } from './ids.ts';
import { packageId, packageItemId, packageLimits, worksheetForm } from './packages.ts';
import { boundedText, nameText } from './texts.ts';

/** A job only triggers work: the row of the version contains the state. */
export const buildPackageJob = z.object({
  packageId,
  userId,
  version: z.number().int(),
  traceparent: nameText,
});
export type BuildPackageJob = z.infer<typeof buildPackageJob>;

export const packageBuildsQueue = 'package-builds';

export const packageFolder = (id: string, version?: number): string =>
  version === undefined ? `packages/${id}/` : `packages/${id}/v${version}/`;

export const packagePageKey = (folder: string, itemId: string, page: number): string =>
  `${folder}pages/${itemId}/${page}.jpg`;
export const packageWordsKey = (folder: string, itemId: string, page: number): string =>
  `${folder}words/${itemId}/${page}.json`;
export const packageFileKey = (folder: string, path: string): string =>
  path === 'memo.pdf' ? packageMemoKey(folder) : `${folder}files/${path}`;
export const packageMemoKey = (folder: string): string => `${folder}memo.pdf`;
export const packageZipKey = (folder: string): string => `${folder}package.zip`;

/** Numbers that a masked copy covers. They travel encrypted for their receiver. */
export const ownNumbers = z.object({
  numbers: z.array(
    z.object({
      kind: z.enum(['ssn', 'ein', 'accountNumber']),
      /** Of a bank account; null for the others. */
      id: z.uuid().nullable(),
      digits: z.string(),
    }),
  ),
  dateOfBirth: z.string().nullable(),
});
export type OwnNumbers = z.infer<typeof ownNumbers>;

const memoTable = z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) });

export const memoSection = z.object({
  heading: z.string(),
  paragraphs: z.array(z.string()),
  table: memoTable.nullable(),
});
export type MemoSection = z.infer<typeof memoSection>;

export const packageMemo = z.object({
  title: z.string(),
  lines: z.array(z.string()),
  footer: z.string(),
  sections: z.array(memoSection),
});
export type PackageMemo = z.infer<typeof packageMemo>;

/** A form of the SBA in a layout of our own. `answers`: its texts by their source, for a blank form of the operator. */
export const worksheet = z.object({
  form: worksheetForm,
  path: z.string(),
  sheet: packageMemo,
  answers: z.record(z.string(), z.string()),
});
export type Worksheet = z.infer<typeof worksheet>;

/** `isStored`: a filled blank form is stored under its path already. */
const enclosedSheet = worksheet.omit({ answers: true, form: true }).extend({ isStored: z.boolean() });

/** Pages of a document count from 1. `before`: pages of the file before those of the document. */
const chosenPages = {
  itemId: packageItemId,
  file: storedFile,
  before: z.number().int(),
  pages: z.array(z.number().int()),
  masked: z.boolean(),
};

export const buildStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pages'),
    ...chosenPages,
  }),
  z.object({
    kind: z.literal('assemble'),
    memo: packageMemo,
    texts: z.array(z.object({ path: z.string(), content: z.string() })),
    worksheets: z.array(enclosedSheet).default([]),
    documents: z.array(
      z.object({
        ...chosenPages,
        path: z.string(),
        title: z.string(),
      }),
    ),
  }),
  /** `isGone`: the package was withdrawn or its owner erased, so nothing of it stays. */
  z.object({ kind: z.literal('end'), isGone: z.boolean().default(false) }),
]);
export type BuildStep = z.infer<typeof buildStep>;
export type AssembleStep = Extract<BuildStep, { kind: 'assemble' }>;
export type PagesStep = Extract<BuildStep, { kind: 'pages' }>;

const mostFiles = packageLimits.documents + 10;

export const enclosedFile = z.object({
  path: nameText,
  bytes: z.number().int(),
  sha256: boundedText(64),
});
export type EnclosedFile = z.infer<typeof enclosedFile>;

export const enclosedFiles = z.array(enclosedFile).max(mostFiles);

/** A page below it waits for the look of its owner: a number that was not recognized has no cover. */
export const leastRecognition = 0.9;

export const drawnPage = z.object({
  itemId: packageItemId,
  page: z.number().int(),
  recognition: z.number().min(0).max(1),
  hits: z.number().int(),
});
export type DrawnPage = z.infer<typeof drawnPage>;

export const builtPackage = z.object({ bytes: z.number().int(), memoPages: z.number().int() });
export type BuiltPackage = z.infer<typeof builtPackage>;

export const buildFailure = z.object({
  itemId: packageItemId.nullable(),
  cause: z.enum(['missing', 'unreadable', 'infected', 'not-scanned', 'not-finished']),
});
export type BuildFailure = z.infer<typeof buildFailure>;
