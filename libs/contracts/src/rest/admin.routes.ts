import { z } from 'zod';
import {
  auditPage,
  auditQuery,
  countReply,
  deadLetterBody,
  deadLetterList,
  supportDocument,
  supportQuery,
} from '../privacy.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

export const adminRoutes = {
  audit: defineRoute({
    ...at(addresses.audit),
    access: 'admin',
    summary: 'Who did what over all services, newest first, a page at a time',
    description:
      'Put together from the audit logs of every service; one that does not answer is named in unavailable.',
    status: 200,
    query: auditQuery,
    reply: auditPage,
  }),
  deadLetters: defineRoute({
    ...at(addresses.deadLetters),
    access: 'admin',
    summary: 'Events that could not be handled, without their content',
    description: 'Put together from every service; one that does not answer is named in unavailable.',
    status: 200,
    reply: deadLetterList,
  }),
  requeueDeadLetters: defineRoute({
    ...at(addresses.requeueDeadLetters),
    access: 'admin',
    summary: 'Deliver them once more to the consumer that failed',
    description: 'Returns how many were delivered once more.',
    errors: ['NO_SUCH_CONSUMER'],
    status: 200,
    body: deadLetterBody,
    reply: countReply,
  }),
  purgeDeadLetters: defineRoute({
    ...at(addresses.purgeDeadLetters),
    access: 'admin',
    summary: 'Forget them for good',
    description: 'Returns how many were deleted.',
    status: 200,
    body: deadLetterBody,
    reply: countReply,
  }),
  support: defineRoute({
    ...at(addresses.support),
    access: 'admin',
    summary: 'The stages of a document, by its id or a correlation id, without its content',
    description: 'For finding where an analysis stopped.',
    status: 200,
    query: supportQuery,
    reply: z.array(supportDocument),
  }),
} as const;
