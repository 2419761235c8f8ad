const months = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const streets =
  'st|street|ave|avenue|av|rd|road|blvd|boulevard|dr|drive|ln|lane|way|hwy|highway|pike|pl|place|square|sq|ct|court|pkwy|parkway|broadway';

const behindName = new RegExp(
  [
    `,? (?:p\\.?\\s?o\\.? box|\\d{1,6}\\w? (?:\\S+ ){0,5}(?:${streets})\\b).*$`,
    ' (?:[|\\u2013\\u2014\\u2022-]|\\() ?.*$',
    `,? (?:(?:as of|as at|for|from|through) )?(?:${months} (?:\\d{1,2}, )?20\\d\\d|\\d{1,2}/\\d{1,2}/\\d{2,4}|20\\d\\d).*$`,
    ',? (?:aba|acct|account|routing|address|date|ein|ssn|tin|phone|tel|entity|open|member fdic)\\b.*$',
  ].join('|'),
  'i',
);
const before = /^(?:dba|d\/b\/a|aka)[: ]+/i;

/** A name without what is printed behind it: an address, a day, another label. */
export function nameIn(text: string): string {
  const shorter = text
    .replace(behindName, '')
    .replace(before, '')
    .replace(/[\s,;:]+$/, '')
    .trim();
  return shorter === text ? text : nameIn(shorter);
}

const city = /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/;
const street = new RegExp(`^\\d{1,6}\\w? .*\\b(?:${streets})\\b|^p\\.?\\s?o\\.? box`, 'i');
const unit = /^(?:suite|ste|unit|apt|floor|bldg|building|#) ?\S+$/i;

export const isCityLine = (text: string): boolean => city.test(text);
export const isStreetLine = (text: string): boolean => street.test(text) || unit.test(text);
