import { fill, worded } from '@groundwork/wording';
import { areaOf } from '../area.ts';
import type { Line } from '../page.ts';
import { documentRules } from '../rules.ts';
import { type Signal, signalOf } from '../signal.ts';
import { details, findings } from '../documents.wording.ts';

const pageNumber = /\bpage:?\s+(\d{1,3})\s+of\s+(\d{1,3})\b/i;

const certaintyOf = (numbered: readonly { isRecognized: boolean }[]) =>
  numbered.length === 1 && numbered[0]?.isRecognized === true ? documentRules.singlePageNumber : 1;

export function checkPages(lines: readonly Line[], pages: number): Signal[] {
  const numberedPages = lines.flatMap(({ text, page, words }) => {
    const [, at, of] = pageNumber.exec(text) ?? [];
    if (at === undefined || of === undefined) return [];
    const isRecognized = words.some(({ confidence }) => confidence !== undefined);
    return [{ page, area: areaOf(words), at: Number(at), of: Number(of), isRecognized }];
  });
  const [first] = numberedPages;
  const totals = new Set(numberedPages.map(({ of }) => of));
  if (!first || totals.size > 1 || numberedPages.some(({ at, of }) => at > of)) return [];
  const presentPages = new Set(numberedPages.map(({ at }) => at));
  const missing = Array.from({ length: first.of }, (_, index) => index + 1).filter(
    (page) => !presentPages.has(page),
  );
  const unnumbered = pages - new Set(numberedPages.map(({ page }) => page)).size;
  if (missing.length <= unnumbered) return [];
  return [
    signalOf('PAGE_MISSING', {
      page: first.page,
      area: first.area,
      message: worded(findings, 'pagesMissing'),
      expected: fill(details.pages, { count: first.of }),
      actual: fill(details.withoutPages, { pages: missing.slice(0, 5).join(', ') }),
      certainty: certaintyOf(numberedPages),
    }),
  ];
}
