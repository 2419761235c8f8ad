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
import { defineRoute } from './define.ts';

export const adminRoutes = {
  audit: defineRoute({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    summary: 'Who did what over all services, newest first, a page at a time',
    status: 200,
    query: auditQuery,
    reply: auditPage,
  }),
  deadLetters: defineRoute({
    method: 'GET',
    path: '/api/admin/dead-letters',
    access: 'admin',
    summary: 'Events that could not be handled, without their content',
    status: 200,
    reply: deadLetterList,
  }),
  requeueDeadLetters: defineRoute({
    method: 'POST',
    path: '/api/admin/dead-letters/requeue',
    access: 'admin',
    summary: 'Deliver them once more to the consumer that failed',
    status: 200,
    body: deadLetterBody,
    reply: countReply,
  }),
  purgeDeadLetters: defineRoute({
    method: 'POST',
    path: '/api/admin/dead-letters/purge',
    access: 'admin',
    summary: 'Forget them for good',
    status: 200,
    body: deadLetterBody,
    reply: countReply,
  }),
  support: defineRoute({
    method: 'GET',
    path: '/api/admin/support',
    access: 'admin',
    summary: 'The stages of a document, by its id or a correlation id, without its content',
    status: 200,
    query: supportQuery,
    reply: z.array(supportDocument),
  }),
} as const;
