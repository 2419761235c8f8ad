const longestName = 90;
const mostWords = 10;

const legalForm =
  /(?:^|[\s,])(?:l\.?\s?l\.?\s?c|p\.?l\.?l\.?c|l\.?l\.?p|l\.?p|inc|incorporated|corp|corporation|co|company|ltd|limited|p\.?c|p\.?a)\.?$/i;

/** Words of headings, tables and addresses, not of names. A legal form behind them makes a name of them. */
const documentWords =
  /\b(?:accounts?|accrual|activity|address|adjusted|aged|ageing|aging|all|amounts?|analysis|annual|approved|as at|as of|assets|assumptions|attached|audited|balances?|basis|below|box|budget|card|cash|certificate|certified|checking|class|combined|comparative|comparison|confidential|consolidated|copy|costs?|credit|current|customers?|dates?|days|debits?|debts?|deposits?|descriptions?|details?|documents?|draft|due|earnings|ein|employer|ended|ending|equity|estimated|expenses?|final|financial|fiscal|fixed|flows?|forecast|form|goods|income|information|interim|internal|issued|key|liabilities|license|loans?|long-term|loss|management|market|member fdic|months?|monthly|name|net|none|notes?|numbers?|operating|outlook|pages?|paid|payables?|period|phone|plan|please|policy|position|prepared|prices?|printed|pro forma|profit|projected|projections?|quarters?|receipt|receivables?|reports?|returns?|revenues?|revised|rewards|sales|same|savings|schedule|security|see|sheet|ssn|statements?|street|summary|tax|telephone|tin|total|transactions?|treasury|type|unaudited|untitled|various|void|website|weeks|withdrawals|years?|zip)\b|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d/i;
const entityType =
  /^(?:(?:domestic|foreign|for-profit|professional|limited|general|s|c) )*(?:limited liability )?(?:company|corporation|corp|partnership|llc|sole propriet\w+)\.?$/i;

const issuerWords =
  /\b(?:bank|bancorp|bankcard|credit union|f\.?c\.?u|federal savings|trust company|savings & trust|merchant services|payments|processing|internal revenue|department of|city of|county of|state of|town of|commonwealth|secretary of|experian|equifax|transunion|dun & bradstreet|insurance|n\.a\.)(?=\W|$)/i;

const spelling = /^[\p{Lu}\d][\p{L}\p{N}&.,'’/() -]*$/u;
const lowercase =
  /(?:^|\s)(?!and\b|of\b|the\b|for\b|at\b|by\b|in\b|on\b|dba\b|de\b|la\b|y\b|von\b|van\b)\p{Ll}/u;
const longNumber = /\d{4}|\d[/:]|^\d+$/;
const address =
  /^(?:p\.?\s?o\.?\s*box|box \d|suite|unit|floor)\b|^\d+\w? (?:[nsew]\.? )?.*\b(?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|way|hwy|highway|pike|pl|place|square|sq|ct|court|pkwy|parkway)\b\.?/i;
const contact =
  /^(?:attn|attention|c\/o|compiled by|dear|hi|of|prepared by|reviewed by|to the)\b|^%|\b(?:sole mbr|sole prop|gen ptr|mbr|ptr|pres|account)$/i;

export const isContact = (text: string): boolean => contact.test(text);
export const hasLegalForm = (text: string): boolean => legalForm.test(text);

/** A given name, a family name, and what stands between them. */
const person =
  /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.?|\p{Lu}[\p{L}'’-]+)){0,2} \p{Lu}[\p{L}'’-]+(?:,? (?:jr|sr|ii|iii)\.?)?$/iu;
const initial = / \p{Lu}\.? /u;
export const hasInitial = (text: string): boolean => person.test(text) && initial.test(text);
export const isPerson = (text: string): boolean => person.test(text) && !hasLegalForm(text);

const isSpelledAsName = (text: string): boolean =>
  spelling.test(text) && /\p{L}{2}/u.test(text) && !lowercase.test(text);

const others = [longNumber, address, contact, issuerWords, entityType];
const isPlain = (text: string): boolean =>
  !documentWords.test(text) && text.includes(' ') && !/[.,]$/.test(text);

export function isName(text: string): boolean {
  if (text.length < 4 || text.length > longestName || text.split(' ').length > mostWords) return false;
  if (!isSpelledAsName(text) || others.some((other) => other.test(text))) return false;
  return hasLegalForm(text) || isPlain(text);
}

export const nameKey = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
