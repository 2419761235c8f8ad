import { z } from 'zod';

/** One message of GET /api/events: what happened, and which queries to fetch again. */
export const liveMessage = z.object({ type: z.string(), keys: z.array(z.string()) });
export type LiveMessage = z.infer<typeof liveMessage>;
