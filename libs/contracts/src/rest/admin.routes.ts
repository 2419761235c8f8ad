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
    status: 200,
    query: auditQuery,
    reply: auditPage,
  }),
  deadLetters: defineRoute({
    ...at(addresses.deadLetters),
    access: 'admin',
    summary: 'Events that could not be handled, without their content',
    status: 200,
    reply: deadLetterList,
  }),
  requeueDeadLetters: defineRoute({
    ...at(addresses.requeueDeadLetters),
    access: 'admin',
    summary: 'Deliver them once more to the consumer that failed',
    status: 200,
    body: deadLetterBody,
    reply: countReply,
  }),
  purgeDeadLetters: defineRoute({
    ...at(addresses.purgeDeadLetters),
    access: 'admin',
    summary: 'Forget them for good',
    status: 200,
    body: deadLetterBody,
    reply: countReply,
  }),
  support: defineRoute({
    ...at(addresses.support),
    access: 'admin',
    summary: 'The stages of a document, by its id or a correlation id, without its content',
    status: 200,
    query: supportQuery,
    reply: z.array(supportDocument),
  }),
} as const;
