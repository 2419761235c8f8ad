import { worded } from '@groundwork/wording';
import { spoken } from '../amounts.ts';
import { certaintyOf, same } from '../contradiction.ts';
import { findProfileDifferences } from '../differences-from-profile.ts';
import type { Figure } from '../figures.ts';
import { kindNamed } from '../kinds.ts';
import { documentRules } from '../rules.ts';
import { type Signal, signalOf } from '../signal.ts';
import { dayNumber, type Period } from '../statements/dates.ts';
import { findings } from '../documents.wording.ts';

/** What is known of a document of the owner, this one or another. Nobody else's ever stands beside it. */
export interface OwnerDocument {
  subcategory: string | null;
  sha256: string;
  figuresHash: string | null;
  extracted: readonly Figure[];
}

const figureOf = ({ extracted }: OwnerDocument, name: string) =>
  extracted.find((figure) => figure.name === name);
function amountOf(document: OwnerDocument, name: string): (Figure & { value: number }) | null {
  const figure = figureOf(document, name);
  return figure && figure.value !== null ? { ...figure, value: figure.value } : null;
}
const textOf = (document: OwnerDocument, name: string) => figureOf(document, name)?.text ?? null;

function periodOf(document: OwnerDocument): Period | null {
  const [from, to] = textOf(document, 'period')?.split(' to ') ?? [];
  return from && to ? { from, to } : null;
}

/** Two statements without a number are one account only if the bank says the same. */
function sameAccount(one: OwnerDocument, other: OwnerDocument): boolean {
  if (one.subcategory === null || one.subcategory !== other.subcategory) return false;
  const [mine, theirs] = [textOf(one, 'accountEnding'), textOf(other, 'accountEnding')];
  if (mine !== null && theirs !== null) return mine === theirs;
  return mine === theirs && textOf(one, 'bank') !== null && textOf(one, 'bank') === textOf(other, 'bank');
}

const read = (figure: Figure) => ({
  value: figure.value ?? 0,
  confidence: figure.confidence < 1 ? figure.confidence : undefined,
});

function follows(earlier: OwnerDocument, later: OwnerDocument): boolean {
  const [first, second] = [periodOf(earlier), periodOf(later)];
  if (!first || !second) return false;
  const gap = dayNumber(second.from) - dayNumber(first.to);
  return gap === 0 || gap === 1;
}

function continuity(mine: OwnerDocument, other: OwnerDocument): Signal[] {
  const [earlier, later] = follows(other, mine) ? [other, mine] : [mine, other];
  if (!sameAccount(mine, other) || !follows(earlier, later)) return [];
  const end = amountOf(earlier, 'endingBalance');
  const begin = amountOf(later, 'beginningBalance');
  if (!end || !begin || same(end.value, begin.value)) return [];
  const [own, expected] = later === mine ? [begin, end.value] : [end, begin.value];
  return [
    signalOf('CONTINUITY', {
      page: own.page,
      message: worded(findings, 'continuity'),
      expected: spoken(expected),
      actual: spoken(own.value),
      certainty: certaintyOf(read(own), [], expected),
    }),
  ];
}

const sameFigures = (mine: OwnerDocument, other: OwnerDocument): Signal[] =>
  mine.figuresHash !== null && mine.figuresHash === other.figuresHash && mine.sha256 !== other.sha256
    ? [
        signalOf('SAME_FIGURES', {
          page: null,
          message: worded(findings, 'sameFigures'),
        }),
      ]
    : [];

function samePeriod(mine: OwnerDocument, other: OwnerDocument): boolean {
  const year = textOf(mine, 'taxYear');
  if (year !== null) return mine.subcategory === other.subcategory && year === textOf(other, 'taxYear');
  const period = textOf(mine, 'period');
  return period !== null && period === textOf(other, 'period') && sameAccount(mine, other);
}

function otherFigures(mine: OwnerDocument, other: OwnerDocument): Signal[] {
  const weight = kindNamed(mine.subcategory)?.otherOfPeriod ?? 0;
  if (weight === 0 || mine.sha256 === other.sha256 || !samePeriod(mine, other)) return [];
  return mine.extracted.flatMap((figure) => {
    const theirs = figureOf(other, figure.name);
    if (typeof figure.value !== 'number' || typeof theirs?.value !== 'number') return [];
    if (same(figure.value, theirs.value, 100)) return [];
    return signalOf('OTHER_FIGURES', {
      page: figure.page,
      message: worded(findings, 'otherFigure', { figure: figure.label }),
      expected: spoken(theirs.value),
      actual: spoken(figure.value),
      certainty: weight * certaintyOf(read(figure), [], theirs.value),
    });
  });
}

function salesOf(document: OwnerDocument): { figure: Figure; year: string } | null {
  const figure = figureOf(document, kindNamed(document.subcategory)?.yearsSales ?? '');
  const period = periodOf(document);
  const wholeYear = period?.from.endsWith('-01-01') === true && period.to.endsWith('-12-31');
  const year = textOf(document, 'taxYear') ?? (wholeYear ? period.to.slice(0, 4) : null);
  return figure && year !== null ? { figure, year } : null;
}

const farApart = (one: number, other: number) =>
  Math.max(Math.abs(one), Math.abs(other)) >=
  Math.min(Math.abs(one), Math.abs(other)) * documentRules.profileFactor;

function salesDisagree(mine: OwnerDocument, other: OwnerDocument): Signal[] {
  const [own, theirs] = [salesOf(mine), salesOf(other)];
  if (!own || !theirs || mine.subcategory === other.subcategory) return [];
  if (own.year !== theirs.year) return [];
  const [actual, expected] = [own.figure.value ?? 0, theirs.figure.value ?? 0];
  if (actual === 0 || expected === 0 || !farApart(actual, expected)) return [];
  return [
    signalOf('DOCUMENTS_DISAGREE', {
      page: own.figure.page,
      message: worded(findings, 'otherSales'),
      expected: spoken(expected),
      actual: spoken(actual),
    }),
  ];
}

const wholeAmount = (text: string) => Number(text).toLocaleString('en-US');

/** One year is not another, so only what is far from the profile counts, and only in papers of a whole year. */
function profileMismatch(mine: OwnerDocument, profile: Readonly<Record<string, unknown>>): Signal[] {
  if (kindNamed(mine.subcategory)?.issuedBy === 'bank') return [];
  return findProfileDifferences(mine.extracted, mine.subcategory, profile)
    .filter(
      ({ profile: stated, document }) => Number(stated) !== 0 && farApart(Number(stated), Number(document)),
    )
    .map(({ profile: stated, document }) =>
      signalOf('PROFILE_MISMATCH', {
        page: mine.extracted.find(({ value }) => Math.round(value ?? 0) === Number(document))?.page ?? null,
        message: worded(findings, 'profileMismatch'),
        expected: wholeAmount(stated),
        actual: wholeAmount(document),
      }),
    );
}

/** What only the owner's other documents and profile can tell: a perfect fabrication leaves no trace in its file. */
export const compareWithOwnerData = (
  mine: OwnerDocument,
  others: readonly OwnerDocument[],
  profile: Readonly<Record<string, unknown>>,
): Signal[] => [
  ...others.flatMap((other) => [
    ...continuity(mine, other),
    ...sameFigures(mine, other),
    ...otherFigures(mine, other),
    ...salesDisagree(mine, other),
  ]),
  ...profileMismatch(mine, profile),
];
