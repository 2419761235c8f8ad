// `node --conditions=groundwork-source --import ./infra/typescript.mjs papers/unseen-papers.ts` trains the roles on the
// open half and prints the exact rows of papers that neither the roles nor the rules were made with.
import { join } from 'node:path';
import { readDocument, statementRowsOf } from '@groundwork/engine-documents';
import { readTextLayer } from '../apps/documents-worker/src/reader/pdf-text.reader.ts';
import { dataFolder } from '../infra/local/options.mjs';
import { print } from '../infra/local/progress.ts';
import { gridOfPages } from '../libs/engines/documents/src/grid/grid.ts';
import { gridRowsOf } from '../libs/engines/documents/src/roles/read-rows.ts';
import { sheetOf } from './corpus.ts';
import { judgeRows } from './judge-rows.ts';
import { realManners } from './layouts/real-manners.ts';
import { realOrders } from './layouts/real-orders.ts';
import { storedPapers } from './open-half.ts';
import { Renderer } from './render.ts';
import { lessonOf, trainOn } from './train-roles.ts';

const seeds = [1, 2, 3];
const statements = storedPapers().filter(
  ({ truth }) => truth.rows.length > 0 && /checking|savings/.test(truth.kind),
);
const models = trainOn(statements.map(({ pages, truth }) => lessonOf(gridOfPages(pages), truth)));
const renderer = new Renderer(join(dataFolder(undefined), 'papers/chromium.log'));
const sum = [0, 0, 0, 0];
try {
  for (const layout of [...realManners, ...realOrders]) {
    const own = [0, 0, 0, 0];
    for (const seed of seeds) {
      const { html, truth } = sheetOf(layout, seed, null);
      const { pages, facts } = await readTextLayer(await renderer.pdf(html));
      const reading = readDocument(pages, truth.category, facts);
      const [from = '', to = ''] =
        reading.extracted.find(({ name }) => name === 'period')?.text?.split(' to ') ?? [];
      const byRoles = gridRowsOf(gridOfPages(pages), to === '' ? null : { from, to }, models);
      const roles = judgeRows(truth, byRoles as never).counts;
      const today = judgeRows(truth, statementRowsOf(pages, reading)?.rows ?? []).counts;
      for (const [at, count] of [roles.rowsRight, roles.rows, today.rowsRight, today.rows].entries())
        own[at] = (own[at] ?? 0) + count;
    }
    for (const [at, count] of own.entries()) sum[at] = (sum[at] ?? 0) + count;
    print(`${layout.name.padEnd(30)} roles ${own[0]} of ${own[1]}   today ${own[2]} of ${own[3]}`);
  }
  print(`all ${''.padEnd(26)} roles ${sum[0]} of ${sum[1]}   today ${sum[2]} of ${sum[3]}`);
} finally {
  await renderer.stop();
}
