import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { emailText } from './account.ts';
import { publicBrand } from './brands.ts';
import { subcategoriesOf } from './document-catalog.ts';
import { documentRequestLimits } from './document-request-limits.ts';
import { documentRequestTexts } from './document-requests.wording.ts';
import { documentCategory, documentSubcategory } from './documents.ts';
import { businessId } from './ids.ts';
import { practiceId } from './people.ts';
import { boundedText, mostCharacters, nameText, storableText } from './texts.ts';

export const documentRequestId = z.uuid().brand<'DocumentRequestId'>();
export type DocumentRequestId = z.infer<typeof documentRequestId>;

export const documentRequestStates = ['open', 'answered', 'closed'] as const;
export const documentRequestState = z.enum(documentRequestStates);
export type DocumentRequestState = z.infer<typeof documentRequestState>;

export const requestAuthor = z.object({ type: z.enum(['practice', 'member']), name: nameText });
export type RequestAuthor = z.infer<typeof requestAuthor>;

const titleMessage = fill(documentRequestTexts.title, { most: documentRequestLimits.title });
const dayMessage = fill(documentRequestTexts.dueOn, { most: documentRequestLimits.dueDays });
const dueOn = boundedText(mostCharacters.day, dayMessage, dayMessage)
  .pipe(z.iso.date({ error: dayMessage }))
  .nullable()
  .default(null);

export const documentRequestBody = z
  .object({
    title: storableText(documentRequestLimits.title, titleMessage).min(1, titleMessage),
    category: documentCategory,
    subcategory: documentSubcategory.nullable().default(null),
    note: storableText(documentRequestLimits.note).nullable().default(null),
    dueOn,
    email: emailText.nullable().default(null),
  })
  .refine(
    ({ category, subcategory }) =>
      subcategory === null || subcategoriesOf[category].some((each) => each === subcategory),
    { path: ['subcategory'], message: documentRequestTexts.subcategory },
  );
export type DocumentRequestBody = z.infer<typeof documentRequestBody>;

const wanted = {
  title: z.string(),
  category: documentCategory,
  subcategory: documentSubcategory.nullable(),
  note: z.string().nullable(),
  dueOn: z.iso.date().nullable(),
  askedBy: requestAuthor,
  state: documentRequestState,
};

export const documentRequest = z.object({
  ...wanted,
  id: documentRequestId,
  businessId,
  answers: z.number().int(),
  createdAt: z.iso.datetime(),
  lastReminderAt: z.iso.datetime().nullable(),
});
export type DocumentRequest = z.infer<typeof documentRequest>;

export const requestLink = z.object({ url: z.string() });
export type RequestLink = z.infer<typeof requestLink>;

export const addedDocumentRequest = requestLink.extend({ request: documentRequest });
export type AddedDocumentRequest = z.infer<typeof addedDocumentRequest>;

/** Text of any length has the same reply as an unknown token. */
export const requestToken = boundedText(
  mostCharacters.token,
  documentRequestTexts.token,
  documentRequestTexts.token,
).min(1, documentRequestTexts.token);
export const requestTokenBody = z.object({ token: requestToken });

/** What the holder of a link sees of the business: its name. */
const publicRequest = z.object({ ...wanted, businessName: z.string() });
export const storedRequest = publicRequest.extend({ practiceId: practiceId.nullable().default(null) });
export type StoredRequest = z.infer<typeof storedRequest>;
export const openedRequest = publicRequest.extend({ brand: publicBrand.nullable() });
export type OpenedRequest = z.infer<typeof openedRequest>;

export const requestAnswer = z.object({ pages: z.number().int().nullable(), state: z.literal('answered') });
export type RequestAnswer = z.infer<typeof requestAnswer>;

/** Who requests, as the gateway admitted them. */
export const requestOrigin = z.object({
  askedBy: requestAuthor,
  businessName: nameText,
  practiceId: practiceId.nullable(),
});
export type RequestOrigin = z.infer<typeof requestOrigin>;

export const exportedRequest = documentRequest.extend({
  email: z.string().nullable(),
  closedAt: z.iso.datetime().nullable(),
  received: z.array(z.object({ at: z.iso.datetime(), pages: z.number().int().nullable() })),
});
export type ExportedRequest = z.infer<typeof exportedRequest>;

export const deadline = z.object({
  kind: z.enum(['request', 'lender-request', 'statement']),
  title: z.string(),
  on: z.iso.date(),
  href: z.string(),
});
export type Deadline = z.infer<typeof deadline>;
