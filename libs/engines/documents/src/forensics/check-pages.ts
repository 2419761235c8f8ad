import { fill, worded } from '@groundwork/wording';
import type { Line } from '../page.ts';
import { type Signal, signalOf } from '../signal.ts';
import { details, findings } from '../documents.wording.ts';

const numbered = /\bpage:?\s+(\d{1,3})\s+of\s+(\d{1,3})\b/i;

/** "Page 2 of 4": a page that is missing between the first and the last that are there. */
export function checkPages(lines: readonly Line[], pages: number): Signal[] {
  const found = lines.flatMap(({ text, page }) => {
    const [, at, of] = numbered.exec(text) ?? [];
    return at === undefined || of === undefined ? [] : [{ page, at: Number(at), of: Number(of) }];
  });
  const [first] = found;
  const totals = new Set(found.map(({ of }) => of));
  if (!first || totals.size > 1 || found.some(({ at, of }) => at > of)) return [];
  const there = new Set(found.map(({ at }) => at));
  const missing = Array.from({ length: first.of }, (_, index) => index + 1).filter(
    (page) => !there.has(page),
  );
  const unnumbered = pages - new Set(found.map(({ page }) => page)).size;
  if (missing.length <= unnumbered) return [];
  return [
    signalOf('PAGE_MISSING', {
      page: first.page,
      message: worded(findings, 'pagesMissing'),
      expected: fill(details.pages, { count: first.of }),
      actual: fill(details.withoutPages, { pages: missing.slice(0, 5).join(', ') }),
    }),
  ];
}
