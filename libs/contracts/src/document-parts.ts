import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { subcategoriesOf } from './document-catalog.ts';
import { documentMessages } from './documents.wording.ts';
import { dayPeriod } from './evidence.ts';
import { input } from './input.wording.ts';

export const maxParts = 20;
const minParts = 2;

const page = z
  .number(documentMessages.page)
  .int(documentMessages.page)
  .min(1, documentMessages.firstPage)
  .max(300, fill(input.mostNumber, { max: 300 }));

export const pageRange = z.object({ fromPage: page, toPage: page });
export type PageRange = z.infer<typeof pageRange>;

export const documentPart = pageRange.extend({
  kind: z.enum(Object.values(subcategoriesOf).flat()),
  period: dayPeriod.nullable().optional(),
});
export type DocumentPart = z.infer<typeof documentPart>;

function checkOrder(parts: readonly PageRange[], context: z.RefinementCtx): void {
  for (const [at, { fromPage, toPage }] of parts.entries()) {
    const before = parts[at - 1];
    if (before && fromPage <= before.toPage) {
      const message = fill(documentMessages.afterPage, { page: before.toPage });
      context.addIssue({ code: 'custom', path: [at, 'fromPage'], message });
    }
    if (toPage < fromPage)
      context.addIssue({ code: 'custom', path: [at, 'toPage'], message: documentMessages.wrongPages });
  }
}

export const splitDocumentBody = z.object({
  parts: z
    .array(pageRange)
    .min(minParts, fill(documentMessages.leastParts, { min: minParts }))
    .max(maxParts, fill(documentMessages.mostParts, { max: maxParts }))
    .superRefine(checkOrder),
});
export type SplitDocumentBody = z.infer<typeof splitDocumentBody>;
