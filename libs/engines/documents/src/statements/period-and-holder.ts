import { type Segment, segmentsOf } from '../layout.ts';
import { amountsOf } from '../amounts.ts';
import type { Line } from '../page.ts';
import { startsWithDate } from './dates.ts';

const headLines = 30;

const bankPattern =
  /\b(bank|banking|credit union|bancorp|trust|savings|financial|f\.?c\.?u|n\.?a\.?|federal|payments|merchant services|processing)\b/i;
const documentPattern =
  /statement|page \d|account (?:number|summary|no)|period|checking|member fdic|customer service|www\.|\.com/i;

const productPattern =
  /^(?:(?:premium|commercial|business|advantage|high yield) )*(?:savings|money market)(?: account)?(?: [\u2022*x\d].*)?$/i;

const month = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const titleAfterName = new RegExp(
  `(?<!\\s)\\s*\\|.*|(?<![\\s,|(-])[\\s,|(-]+(?:(?:${month})[a-z]* (?:\\d{1,2}, )?20\\d\\d.*|(?:account |business |monthly |checking |merchant ){0,4}(?:bank )?statements?\\b.*|page \\d.*|member fdic.*|(?:account|transaction) (?:details?|activity|history).*|n\\.?\\s?a\\.?$|national association$)`,
  'i',
);

const markBefore = /^[^\p{L}\p{N}(]+/u;

function bankNameIn(text: string): string {
  const shorter = text.replace(titleAfterName, '').replace(markBefore, '').trim();
  return shorter === text || shorter.length < 3 ? text : bankNameIn(shorter);
}

interface Named {
  text: string;
  page: number;
}

const businessName =
  /^[\p{L}\d][\p{L}\d&.,'’ -]{2,60}[ ,](?:llc|inc|co|corp|ltd|llp|lp|pllc|company|corporation)\.?$/iu;
const accountName = /^(?:[a-z]+ ){0,2}checking$/i;
const printedPage = /^\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d\d\s?[AP]M\b/i;
const withName = (name: RegExp) => (line: Line) => segmentsOf(line).some(({ text }) => name.test(text));

/** A browser prints the title of the page beside the time: "Transactions | Quicksilver Treasury". */
function siteOf([first]: readonly Line[]): Named | null {
  const title = first && printedPage.test(first.text) ? segmentsOf(first).at(-1)?.text : undefined;
  const parts = title?.split(/ [|\u2013\u2014-] /) ?? [];
  const site = parts.length > 1 ? parts.at(-1) : undefined;
  return first && site !== undefined ? { text: site, page: first.page } : null;
}

const brandNote =
  /^(?:the )?(.{3,40}?) (?:is|are) (?:(?:a|an) (?:[a-z]+ )?(?:brand|division|trade name|product|service)s? of|(?:offered|provided) (?:by|through))\b/i;
const compact = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

function brandOf(lines: readonly Line[], head: readonly Named[]): Named | null {
  const marks = head.map(({ text }) => compact(text)).filter((mark) => mark.length >= 4);
  for (const { text, page } of lines) {
    const name = brandNote.exec(text)?.[1];
    if (name !== undefined && marks.some((mark) => compact(name).startsWith(mark)))
      return { text: name, page };
  }
  return null;
}

const isDatedRow = (line: Line) => startsWithDate(line) && amountsOf(line).some(({ hasCents }) => hasCents);

export function bankOf(lines: readonly Line[]): Named | null {
  const ofPage = lines.filter(({ page }) => page === 1);
  const head = ofPage.slice(0, 12).filter((line) => !withName(accountName)(line) && !isDatedRow(line));
  const segments = head.flatMap((line) =>
    segmentsOf(line)
      .map(({ text }) => ({ text: bankNameIn(text), page: line.page }))
      .filter(({ text }) => !productPattern.test(text)),
  );
  const isBank = ({ text }: Named) =>
    bankPattern.test(text) && !documentPattern.test(text) && text.length > 3;
  const isOther = (text: string) => documentPattern.test(text) || businessName.test(text);
  return (
    segments.find(isBank) ??
    siteOf(ofPage) ??
    brandOf(ofPage, segments.slice(0, 2)) ??
    segments.find(({ text }) => bankPattern.test(text)) ??
    segments.find(({ text }) => /[a-z]{3}/i.test(text) && !isOther(text)) ??
    segments[0] ??
    null
  );
}

const holderLabel =
  /\b(?:account (?:holder|name|owner)|prepared for|customer(?: name|(?=:))|business name|merchant(?: name|(?=:))|statement for|company(?=:)|member(?= name|:)(?: name)?|(?<!\S )owner(?! (?:draws?|distributions?|contributions?|investments?|equity|loans?|pay|payments?|transfers?|withdrawals?)\b)|owner(?=:)|dba name) ?[:\-]? (.{3,60})$/i;
const otherLabel = / (?:aba|acct|account|routing)\b.*/i;
const addressPattern = /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/;
const streetPattern = /^\d{1,5} |^p\.?\s?o\.? box/i;

const sentenceEnd = /^[a-z]|\b(?!inc|co|corp|ltd)[a-z]{4,}\.$/;

const isName = (text: string) =>
  !streetPattern.test(text) &&
  !documentPattern.test(text) &&
  !sentenceEnd.test(text) &&
  !/\bbalance\b/i.test(text) &&
  /^[\p{L}][\p{L}\p{N}&.,'’ -]{2,60}$/u.test(text);

const isAligned = (one: Segment, other: Segment) => Math.abs(one.left - other.left) < 15;
const maxLinesAbove = 6;

function nameAbove(head: readonly Line[], at: number, address: Segment): string | null {
  for (let above = at - 1; above >= Math.max(0, at - maxLinesAbove); above -= 1) {
    const line = head[above];
    const segment = line && segmentsOf(line).find((each) => isAligned(each, address));
    if (segment && isName(segment.text)) return segment.text;
  }
  return null;
}

/** The first address on a statement is the address of the bank, so the last one counts. */
function namedByAddress(head: readonly Line[]): { name: string; page: number } | null {
  const bank = bankOf(head)?.text;
  for (let at = head.length - 1; at > 0; at -= 1) {
    const line = head[at];
    const address = line && segmentsOf(line).find(({ text }) => addressPattern.test(text));
    const name = address ? nameAbove(head, at, address) : null;
    if (line && name !== null && bankNameIn(name) !== bank) return { name, page: line.page };
  }
  return null;
}

export function holderOf(lines: readonly Line[]): { name: string; page: number } | null {
  const head = lines.filter(({ page }) => page === 1).slice(0, headLines);
  for (const line of head.filter((each) => !isDatedRow(each)))
    for (const { text } of segmentsOf(line)) {
      const name = holderLabel.exec(text)?.[1]?.replace(otherLabel, '');
      if (name !== undefined && !/\d{3}/.test(name) && !documentPattern.test(name))
        return { name: name.trim(), page: line.page };
    }
  return namedByAddress(head) ?? namedAsBusiness(head);
}

function namedAsBusiness(head: readonly Line[]): { name: string; page: number } | null {
  const bank = bankOf(head)?.text;
  const isHolder = ({ text }: Line) => businessName.test(text) && isName(text) && text !== bank;
  const own = head.slice(0, 12).filter((line) => segmentsOf(line).length === 1 && isHolder(line));
  const [line] = own;
  return line && own.every(({ text }) => text === line.text) ? { name: line.text, page: line.page } : null;
}

const accountPattern =
  /account ?(?:number|no\.?|#|ending(?: in)?|nbr)? ?[:#]? ?([\dxX*•-]{3,}(?:[ -][\dxX*•]{2,})*)/i;

export function accountEndingOf(lines: readonly Line[]): { ending: string; page: number } | null {
  for (const { text, page } of lines.slice(0, 60)) {
    const digits = accountPattern.exec(text)?.[1]?.replace(/\D/g, '') ?? '';
    if (digits.length >= 4) return { ending: digits.slice(-4), page };
  }
  return null;
}
