import { z } from 'zod';

const share = z.number().min(0).max(1);

/** A rectangle on a page, as shares of the width and height of the page from its upper left corner. */
export const pageBox = z.object({ x: share, y: share, width: share, height: share });
export type PageBox = z.infer<typeof pageBox>;
