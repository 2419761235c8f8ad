/** How long a link that came by mail opens something. */
export const linkMinutes = 30;
