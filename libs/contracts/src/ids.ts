import { z } from 'zod';

export const userId = z.uuid().brand<'UserId'>();
export type UserId = z.infer<typeof userId>;

export const documentId = z.uuid().brand<'DocumentId'>();
export type DocumentId = z.infer<typeof documentId>;

export const eventId = z.uuid().brand<'EventId'>();
export type EventId = z.infer<typeof eventId>;
