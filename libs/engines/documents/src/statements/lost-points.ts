import { amountsWithCents } from '../amounts.ts';
import { hasGapBetween, type Line, type Word } from '../page.ts';
import { documentRules } from '../rules.ts';
import { lineOf } from './placed-days.ts';

const reachInLines = 8;
const aligned = 3;
const minAligned = 2;

const bareNumber = /^[-+$(\u2212\u2013]*\d[\d,]{1,9}\d[)-]?$/;
const directionMark = /^(?:CR?|DR?|DB)$/;
const yearOrLong = /^(?:19|20)\d\d$|\d{8}/;

const rightOf = ({ x, width }: Word) => x + width;

function isBareCell(words: readonly Word[], at: number): boolean {
  const [before, own, after] = [words[at - 1], words[at], words[at + 1]];
  if (own?.confidence === undefined || !bareNumber.test(own.text) || yearOrLong.test(own.text)) return false;
  return (
    (!before || hasGapBetween(before, own)) &&
    (!after || directionMark.test(after.text) || hasGapBetween(own, after))
  );
}

const withPoint = (text: string) => text.replace(/,?(\d{2})(?=\D*$)/, '.$1').replace(/,(?=\d{1,2}\.)/, '');

function pointed(word: Word): Word {
  const text = withPoint(word.text);
  return { ...word, text, confidence: Math.min(word.confidence ?? 1, documentRules.disputed) };
}

const rightsIn = (line: Line) => amountsWithCents(line).map(({ right }) => right);

/** A number whose right edge is the one of the amounts above and below it has lost its point. */
export function withPoints(lines: readonly Line[]): readonly Line[] {
  const rights = lines.map(rightsIn);
  const isBelowAmounts = (word: Word | undefined, at: number) => {
    if (!word) return false;
    const near = rights.slice(Math.max(0, at - reachInLines), at + reachInLines + 1).flat();
    return near.filter((right) => Math.abs(right - rightOf(word)) < aligned).length >= minAligned;
  };
  return lines.map((line, at) => {
    const amounts = amountsWithCents(line);
    const isInAmount = (index: number) => amounts.some(({ first, last }) => index >= first && index <= last);
    const isLost = (index: number) =>
      !isInAmount(index) && isBareCell(line.words, index) && isBelowAmounts(line.words[index], at);
    const lost = line.words.map((_, index) => isLost(index));
    if (!lost.includes(true)) return line;
    return lineOf(
      line.page,
      line.words.map((word, index) => (lost[index] === true ? pointed(word) : word)),
    );
  });
}
