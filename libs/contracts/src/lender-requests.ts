import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { documentId } from './ids.ts';
import { input } from './input.wording.ts';
import { requestTexts } from './lender-requests.wording.ts';
import { pageQuery } from './lists.ts';
import { linkId } from './package-links.ts';
import { packageId, packageLimits } from './packages.ts';
import { boundedText, mostCharacters, storableText } from './texts.ts';

export const lenderRequestId = z.uuid().brand<'LenderRequestId'>();
export type LenderRequestId = z.infer<typeof lenderRequestId>;

export const lenderRequestStates = ['open', 'answered', 'declined', 'withdrawn'] as const;
export const lenderRequestState = z.enum(lenderRequestStates, requestTexts.state);
export type LenderRequestState = z.infer<typeof lenderRequestState>;

export const lenderRequestLimits = { open: 20, note: 2000, dueDays: 90 } as const;

const dayMessage = fill(requestTexts.dueDay, { most: lenderRequestLimits.dueDays });
const dueDay = boundedText(mostCharacters.day, dayMessage, dayMessage).pipe(
  z.iso.date({ error: dayMessage }),
);
const note = storableText(lenderRequestLimits.note).nullable().default(null);

export const lenderRequestBody = z.object({
  title: storableText(mostCharacters.name, requestTexts.title).min(1, requestTexts.title),
  note,
  dueDay,
});
export type LenderRequestBody = z.infer<typeof lenderRequestBody>;

export const answerRequestBody = z.object({
  documentIds: z
    .array(documentId, input.ids)
    .min(1, requestTexts.documents)
    .max(packageLimits.documents, fill(input.mostAtOnce, { most: packageLimits.documents })),
  note,
});
export type AnswerRequestBody = z.infer<typeof answerRequestBody>;

export const declineRequestBody = z.object({ note });
export type DeclineRequestBody = z.infer<typeof declineRequestBody>;

/** What both sides see. Text from outside is shown as text. */
export const sharedRequest = z.object({
  id: lenderRequestId,
  title: z.string(),
  note: z.string().nullable(),
  dueDay: z.iso.date(),
  state: lenderRequestState,
  createdAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  answerNote: z.string().nullable(),
});
export type SharedRequest = z.infer<typeof sharedRequest>;

export const lenderRequest = sharedRequest.extend({
  packageId,
  linkId,
  recipient: z.string(),
  documentIds: z.array(documentId),
});
export type LenderRequest = z.infer<typeof lenderRequest>;

export const lenderRequestQuery = pageQuery.extend({ state: lenderRequestState.optional() });
export type LenderRequestQuery = z.infer<typeof lenderRequestQuery>;
