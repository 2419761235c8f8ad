import { z } from 'zod';

export const userId = z.uuid().brand<'UserId'>();
export type UserId = z.infer<typeof userId>;

export const documentId = z.uuid().brand<'DocumentId'>();
export type DocumentId = z.infer<typeof documentId>;

export const eventId = z.uuid().brand<'EventId'>();

export const accountId = z.uuid().brand<'AccountId'>();
export type AccountId = z.infer<typeof accountId>;

export const ledgerAccountId = z.uuid().brand<'LedgerAccountId'>();
export type LedgerAccountId = z.infer<typeof ledgerAccountId>;

export const changeId = z.uuid().brand<'ChangeId'>();

export const staffRequestId = z.uuid().brand<'StaffRequestId'>();
export type StaffRequestId = z.infer<typeof staffRequestId>;

export const sessionId = z.uuid().brand<'SessionId'>();
export type SessionId = z.infer<typeof sessionId>;

export const noticeId = z.uuid().brand<'NoticeId'>();
export type NoticeId = z.infer<typeof noticeId>;

/** Identifies the owner of the data. The first business of a user has the id of the user, as do all stored `user_id` columns. */
export const businessId = z.uuid().brand<'BusinessId'>();
export type BusinessId = z.infer<typeof businessId>;

export const actorId = z.uuid().brand<'ActorId'>();
export type ActorId = z.infer<typeof actorId>;
