const linkDays = 2;
const dayMs = 24 * 60 * 60 * 1000;

/** As long as its mail is retried. */
export const expiryOfReplyLink = (now: Date): Date => new Date(now.getTime() + linkDays * dayMs);
