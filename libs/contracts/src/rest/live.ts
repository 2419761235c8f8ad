import { z } from 'zod';

export const liveMessage = z.object({ type: z.string(), keys: z.array(z.string()) });
export type LiveMessage = z.infer<typeof liveMessage>;
