import { createHash } from 'node:crypto';
import { paperName, sheetOf } from './corpus.ts';
import { layouts } from './layouts/layouts.ts';
import type { StoredPaper } from './open-half.ts';
import { forgeries, halfOf } from './paper.ts';

const hashOf = (html: string) => createHash('sha256').update(html).digest('hex').slice(0, 12);

/** The first paper of each open layout, and its forgeries. */
export const openPapers = (): Pick<StoredPaper, 'name' | 'html' | 'truth'>[] =>
  layouts
    .filter(({ name }) => halfOf(name) === 'open')
    .flatMap((layout) =>
      [null, ...(layout.forgeable ? forgeries : [])].map((forgery) => {
        const { html, truth } = sheetOf(layout, 1, forgery);
        return { name: paperName(layout, 1, forgery), html: hashOf(html), truth };
      }),
    );
