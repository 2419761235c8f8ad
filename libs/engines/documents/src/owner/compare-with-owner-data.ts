import { worded } from '@groundwork/wording';
import type { Area } from '../area.ts';
import { formatAmount } from '../amounts.ts';
import { certaintyOf, isSameAmount } from '../contradiction.ts';
import { findProfileDifferences } from '../profile-differences.ts';
import type { Figure } from '../figures.ts';
import { findKind } from '../kinds.ts';
import { documentRules } from '../rules.ts';
import { type Signal, signalOf } from '../signal.ts';
import { dayNumber, type Period } from '../statements/dates.ts';
import { findings } from '../documents.wording.ts';

/** A stored figure of an older reading has no box. */
type StoredFigure = Omit<Figure, 'box' | 'other' | 'sum'> & { box?: Area | null | undefined };

export interface OwnerDocument {
  subcategory: string | null;
  sha256: string;
  extracted: readonly StoredFigure[];
}

const figureOf = ({ extracted }: OwnerDocument, name: string) =>
  extracted.find((figure) => figure.name === name);
function amountOf(document: OwnerDocument, name: string): (StoredFigure & { value: number }) | null {
  const figure = figureOf(document, name);
  return figure && figure.value !== null ? { ...figure, value: figure.value } : null;
}
const textOf = (document: OwnerDocument, name: string) => figureOf(document, name)?.text ?? null;

function periodOf(document: OwnerDocument): Period | null {
  const [from, to] = textOf(document, 'period')?.split(' to ') ?? [];
  return from && to ? { from, to } : null;
}

/** Without account numbers, two statements belong together only if the bank is the same. */
function isSameAccount(one: OwnerDocument, other: OwnerDocument): boolean {
  if (one.subcategory === null || one.subcategory !== other.subcategory) return false;
  const [mine, theirs] = [textOf(one, 'accountEnding'), textOf(other, 'accountEnding')];
  if (mine !== null && theirs !== null) return mine === theirs;
  return mine === theirs && textOf(one, 'bank') !== null && textOf(one, 'bank') === textOf(other, 'bank');
}

const areaOf = ({ box }: StoredFigure) => ({ area: box ?? null });

function toReadAmount({ value, confidence, grounds }: StoredFigure) {
  const recognition = grounds?.recognition ?? confidence;
  return { value: value ?? 0, confidence: recognition < 1 ? recognition : undefined };
}

function isNextPeriod(earlier: OwnerDocument, later: OwnerDocument): boolean {
  const [first, second] = [periodOf(earlier), periodOf(later)];
  if (!first || !second) return false;
  const gap = dayNumber(second.from) - dayNumber(first.to);
  return gap === 0 || gap === 1;
}

function checkContinuity(mine: OwnerDocument, other: OwnerDocument): Signal[] {
  const [earlier, later] = isNextPeriod(other, mine) ? [other, mine] : [mine, other];
  if (!isSameAccount(mine, other) || !isNextPeriod(earlier, later)) return [];
  const end = amountOf(earlier, 'endingBalance');
  const begin = amountOf(later, 'beginningBalance');
  if (!end || !begin || isSameAmount(end.value, begin.value)) return [];
  const [own, expected] = later === mine ? [begin, end.value] : [end, begin.value];
  return [
    signalOf('CONTINUITY', {
      page: own.page,
      ...areaOf(own),
      message: worded(findings, 'continuity'),
      expected: formatAmount(expected),
      actual: formatAmount(own.value),
      certainty: certaintyOf(toReadAmount(own), [], expected),
    }),
  ];
}

export const sameFiguresSignal = (): Signal =>
  signalOf('SAME_FIGURES', { page: null, message: worded(findings, 'sameFigures') });

function isSamePeriod(mine: OwnerDocument, other: OwnerDocument): boolean {
  const year = textOf(mine, 'taxYear');
  if (year !== null) return mine.subcategory === other.subcategory && year === textOf(other, 'taxYear');
  const period = textOf(mine, 'period');
  return period !== null && period === textOf(other, 'period') && isSameAccount(mine, other);
}

function checkOtherFigures(mine: OwnerDocument, other: OwnerDocument): Signal[] {
  const weight = findKind(mine.subcategory)?.samePeriodWeight ?? 0;
  if (weight === 0 || mine.sha256 === other.sha256 || !isSamePeriod(mine, other)) return [];
  return mine.extracted.flatMap((figure) => {
    const theirs = figureOf(other, figure.name);
    if (typeof figure.value !== 'number' || typeof theirs?.value !== 'number') return [];
    if (isSameAmount(figure.value, theirs.value, 100)) return [];
    return signalOf('OTHER_FIGURES', {
      page: figure.page,
      ...areaOf(figure),
      message: worded(findings, 'otherFigure', { figure: figure.label }),
      expected: formatAmount(theirs.value),
      actual: formatAmount(figure.value),
      certainty: weight * certaintyOf(toReadAmount(figure), [], theirs.value),
    });
  });
}

function salesOf(document: OwnerDocument): { figure: StoredFigure; year: string } | null {
  const figure = figureOf(document, findKind(document.subcategory)?.annualSalesFigure ?? '');
  const period = periodOf(document);
  const isWholeYear = period?.from.endsWith('-01-01') === true && period.to.endsWith('-12-31');
  const year = textOf(document, 'taxYear') ?? (isWholeYear ? period.to.slice(0, 4) : null);
  return figure && year !== null ? { figure, year } : null;
}

const areFarApart = (one: number, other: number) =>
  Math.max(Math.abs(one), Math.abs(other)) >=
  Math.min(Math.abs(one), Math.abs(other)) * documentRules.profileFactor;

function checkSales(mine: OwnerDocument, other: OwnerDocument): Signal[] {
  const [own, theirs] = [salesOf(mine), salesOf(other)];
  if (!own || !theirs || mine.subcategory === other.subcategory) return [];
  if (own.year !== theirs.year) return [];
  const [actual, expected] = [own.figure.value ?? 0, theirs.figure.value ?? 0];
  if (actual === 0 || expected === 0 || !areFarApart(actual, expected)) return [];
  return [
    signalOf('DOCUMENTS_DISAGREE', {
      page: own.figure.page,
      ...areaOf(own.figure),
      message: worded(findings, 'otherSales'),
      expected: formatAmount(expected),
      actual: formatAmount(actual),
    }),
  ];
}

const wholeAmount = (text: string) => Number(text).toLocaleString('en-US');

/** Years differ, so only a large difference in a document of a whole year counts. */
function checkProfile(mine: OwnerDocument, profile: Readonly<Record<string, unknown>>): Signal[] {
  if (findKind(mine.subcategory)?.issuedBy === 'bank') return [];
  return findProfileDifferences(mine.extracted, mine.subcategory, profile)
    .filter(
      ({ profile: stated, document }) =>
        Number(stated) !== 0 && areFarApart(Number(stated), Number(document)),
    )
    .map(({ profile: stated, document }) => {
      const figure = mine.extracted.find(({ value }) => Math.round(value ?? 0) === Number(document));
      return signalOf('PROFILE_MISMATCH', {
        page: figure?.page ?? null,
        area: figure?.box ?? null,
        message: worded(findings, 'profileMismatch'),
        expected: wholeAmount(stated),
        actual: wholeAmount(document),
      });
    });
}

export const compareWithOwnerData = (
  mine: OwnerDocument,
  others: readonly OwnerDocument[],
  profile: Readonly<Record<string, unknown>>,
): Signal[] => [
  ...others.flatMap((other) => [
    ...checkContinuity(mine, other),
    ...checkOtherFigures(mine, other),
    ...checkSales(mine, other),
  ]),
  ...checkProfile(mine, profile),
];
