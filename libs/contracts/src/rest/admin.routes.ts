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
import { formState } from '../packages.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

export const adminRoutes = {
  audit: defineRoute({
    ...at(addresses.audit),
    access: 'admin',
    summary: 'List audit entries of all services, the newest first',
    description:
      'Merges the audit logs of all services in pages. unavailable names each service that does not answer.',
    status: 200,
    query: auditQuery,
    reply: auditPage,
  }),
  deadLetters: defineRoute({
    ...at(addresses.deadLetters),
    access: 'admin',
    summary: 'List events that failed, without their content',
    description: 'Merges the lists of all services. unavailable names each service that does not answer.',
    status: 200,
    reply: deadLetterList,
  }),
  requeueDeadLetters: defineRoute({
    ...at(addresses.requeueDeadLetters),
    access: 'admin',
    summary: 'Deliver failed events again to their consumer',
    description: 'Returns how many events were delivered again.',
    errors: ['NO_SUCH_CONSUMER'],
    status: 200,
    body: deadLetterBody,
    reply: countReply,
  }),
  purgeDeadLetters: defineRoute({
    ...at(addresses.purgeDeadLetters),
    access: 'admin',
    summary: 'Delete failed events for good',
    description: 'Returns how many events were deleted.',
    status: 200,
    body: deadLetterBody,
    reply: countReply,
  }),
  blankForms: defineRoute({
    ...at(addresses.blankForms),
    access: 'admin',
    summary: 'List the blank forms of the operator',
    description:
      'Lists each PDF in FORMS_DIR with its SHA-256. Only a mapped one is filled in; else a lender’s file has our worksheet.',
    status: 200,
    reply: z.array(formState),
  }),
  support: defineRoute({
    ...at(addresses.support),
    access: 'admin',
    summary: 'Find the stages of a document by its id or a correlation id',
    description: 'Shows where an analysis stopped. The content of the document stays hidden.',
    status: 200,
    query: supportQuery,
    reply: z.array(supportDocument),
  }),
} as const;
