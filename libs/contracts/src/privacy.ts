import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { presentedPassword } from './account.ts';
import { pageQuery } from './lists.ts';
import { areas } from './grants.ts';
import { input } from './input.wording.ts';
import { privacyMessages } from './privacy.wording.ts';
import { mostCharacters, trimmedText } from './texts.ts';

export const erasureId = z.uuid().brand<'ErasureId'>();
export type ErasureId = z.infer<typeof erasureId>;

export const exportId = z.uuid().brand<'ExportId'>();
export type ExportId = z.infer<typeof exportId>;

/** Services that store data of an owner, in the order of erasure; identity is last. */
export const ownerServices = [
  ...(['profile', 'scoring', 'documents', 'matching', 'billing', 'ledger', 'sharing', 'identity'] as const),
];
export type OwnerService = (typeof ownerServices)[number];

export const erasedPart = z.object({ what: z.string(), count: z.number().int() });
export const retainedPart = erasedPart.extend({ why: z.string() });
export const erasureReport = z.object({ erased: z.array(erasedPart), kept: z.array(retainedPart) });
export type ErasureReport = z.infer<typeof erasureReport>;

export const erasureStates = ['waiting', 'cancelled', 'running', 'done'] as const;

export const erasureView = z.object({
  id: erasureId,
  requestedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
});
export type ErasureView = z.infer<typeof erasureView>;

export const erasureStatusReply = z.object({
  erasure: erasureView.nullable(),
  /** The days in which a request can be canceled. A server of the version before sends none. */
  graceDays: z.int().min(0).optional(),
});
export type ErasureStatusReply = z.infer<typeof erasureStatusReply>;

export const erasureReceipt = z.object({
  id: erasureId,
  state: z.enum(erasureStates),
  requestedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  services: z.array(
    erasureReport.extend({ service: z.enum(ownerServices), at: z.iso.datetime().nullable() }),
  ),
});
export type ErasureReceipt = z.infer<typeof erasureReceipt>;

export const eraseBody = z.object({
  password: presentedPassword,
});
export type EraseBody = z.infer<typeof eraseBody>;

export const exportStates = ['building', 'ready', 'failed', 'expired'] as const;
export const exportView = z.object({
  id: exportId,
  state: z.enum(exportStates),
  requestedAt: z.iso.datetime(),
  done: z.number().int(),
  parts: z.number().int(),
  readyAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  bytes: z.number().int().nullable(),
});
export type ExportView = z.infer<typeof exportView>;

export const exportStatusReply = z.object({ export: exportView.nullable() });
export type ExportStatusReply = z.infer<typeof exportStatusReply>;

export const policyNames = ['terms', 'privacy'] as const;

export const consent = z.object({
  id: z.uuid(),
  what: z.enum(policyNames),
  version: z.string(),
  givenAt: z.iso.datetime(),
});
export type Consent = z.infer<typeof consent>;

/** `details` never contain the data itself. */
export const accessEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  who: z.enum(['you', 'staff', 'system', 'lender', 'member', 'adviser', 'request']),
  /** A person or a practice with access to the business. Staff have no names here. */
  name: z.string().nullable(),
  area: z.enum(areas).nullable(),
  action: z.string(),
  subject: z.string(),
  service: z.enum(ownerServices),
});
export type AccessEntry = z.infer<typeof accessEntry>;

const anyId = z.uuid(input.id);
const word = trimmedText(mostCharacters.id, input.oneText).regex(/^\P{Cc}*$/u, input.controlCharacters);

export const accessQuery = pageQuery.extend({
  cursor: z.uuid(input.previousCursor).optional(),
  service: z.enum(ownerServices, privacyMessages.service).optional(),
  action: word.optional(),
});
export type AccessQuery = z.infer<typeof accessQuery>;

export const auditQuery = accessQuery.extend({
  actor: word.optional(),
  userId: anyId.optional(),
});
export type AuditQuery = z.infer<typeof auditQuery>;

export const auditLine = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: z.string(),
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.string() }),
  userId: z.uuid().nullable(),
  details: z.record(z.string(), z.unknown()),
  correlationId: z.string(),
});
export type AuditLine = z.infer<typeof auditLine>;

const serviceNames = z.array(z.enum(ownerServices));

export const auditPage = z.object({
  items: z.array(
    auditLine.extend({
      service: z.enum(ownerServices),
      actorName: z.string().nullable().optional(),
      ownerName: z.string().nullable().optional(),
    }),
  ),
  nextCursor: z.string().nullable(),
  /** Services that did not answer, so that their entries are missing. */
  unavailable: serviceNames,
});
export type AuditReply = z.infer<typeof auditPage>;

export const deadLetterLine = z.object({
  id: z.uuid(),
  eventId: z.uuid().nullable(),
  consumer: z.string(),
  subject: z.string(),
  failedAt: z.iso.datetime(),
});
export type DeadLetterLine = z.infer<typeof deadLetterLine>;

export const deadLetterList = z.object({
  items: z.array(deadLetterLine.extend({ service: z.enum(ownerServices) })),
  unavailable: serviceNames,
});
export type DeadLetterList = z.infer<typeof deadLetterList>;

export const mostAtOnce = 200;

export const deadLetterBody = z.object({
  service: z.enum(ownerServices, privacyMessages.service),
  ids: z
    .array(anyId, input.ids)
    .min(1, input.leastOne)
    .max(mostAtOnce, fill(input.mostAtOnce, { most: mostAtOnce })),
});
export type DeadLetterBody = z.infer<typeof deadLetterBody>;

export const countReply = z.object({ count: z.number().int() });

export const supportQuery = z.object({
  search: trimmedText(mostCharacters.id, input.anyId).min(1, input.anyId),
});
export type SupportQuery = z.infer<typeof supportQuery>;

/** The states of a document for an operator: ids and times, no content. */
export const supportDocument = z.object({
  documentId: z.uuid(),
  ownerId: z.uuid(),
  category: z.string(),
  status: z.string(),
  stage: z.string(),
  run: z.number().int(),
  deleted: z.boolean(),
  queued: z.boolean().nullable(),
  createdAt: z.iso.datetime(),
  dueSince: z.iso.datetime(),
  stages: z.array(z.object({ stage: z.string(), at: z.iso.datetime() })),
  events: z.array(
    z.object({
      type: z.string(),
      version: z.number().int(),
      at: z.iso.datetime(),
      publishedAt: z.iso.datetime().nullable(),
      correlationId: z.string(),
    }),
  ),
});
export type SupportDocument = z.infer<typeof supportDocument>;
