import { compact, containsPhrase } from './phrase-search.ts';
import { type Kind, kinds } from './kinds.ts';
import type { Evidence } from './kinds/kind.ts';
import type { Line } from './page.ts';
import { documentRules } from './rules.ts';
import { isBalanceText } from './statements/balance-text.ts';
import { dateAtStart } from './statements/dates.ts';
import { holderOf } from './statements/period-and-holder.ts';
import { structureOf } from './structure.ts';

export interface Classification {
  kind: Kind;
  certainty: number;
}

const headLines = 22;

interface Texts {
  head: string;
  all: string;
  holder: readonly string[];
  isRecognized: boolean;
}

const isRow = ({ text }: Line) => {
  const day = dateAtStart(text);
  return day !== null && !isBalanceText(text.slice(day.length).trim());
};

/** The name of a bank is no kind of account. */
const withoutBankKind = (text: string) => text.replace(/\bsavings (?=bank|institution|& loan|and loan)/gi, '');

function textsOf(lines: readonly Line[], isRecognized: boolean): Texts {
  const texts = lines.filter((line) => !isRow(line)).map(({ text }) => withoutBankKind(text));
  const holder = holderOf(lines)?.name ?? '';
  return {
    head: compact(texts.slice(0, headLines).join(' ')),
    all: compact(texts.join(' ')),
    holder: holder
      .toLowerCase()
      .replaceAll('.', '')
      .split(/[^a-z]+/),
    isRecognized,
  };
}

const applies = ({ phrases, place }: Evidence, { head, all, holder, isRecognized }: Texts): boolean =>
  place === 'holder'
    ? phrases.some((word) => holder.includes(word))
    : phrases.some((phrase) => containsPhrase(place === 'head' ? head : all, compact(phrase), isRecognized));

function weightOf(kind: Kind, texts: Texts): number {
  if (kind.requiredPhrases && !applies({ phrases: kind.requiredPhrases, weight: 0 }, texts)) return 0;
  return kind.evidence.reduce((sum, evidence) => sum + (applies(evidence, texts) ? evidence.weight : 0), 0);
}

function bestKind(texts: Texts): { kind: Kind; weight: number } | undefined {
  return kinds
    .map((kind) => ({ kind, weight: weightOf(kind, texts) }))
    .sort((a, b) => b.weight - a.weight)[0];
}

const certainty = (weight: number) => Math.min(1, Math.max(0, Math.round(weight * 100) / 100));

/** The first page with a certain kind decides, because an upload may be a bundle of documents. */
export function classify(lines: readonly Line[], isRecognized = false): Classification | null {
  const pages = [...new Set(lines.map(({ page }) => page))];
  const whole = textsOf(lines, isRecognized);
  const candidates = [
    ...pages.map((page) =>
      textsOf(
        lines.filter((line) => line.page === page),
        isRecognized,
      ),
    ),
    whole,
  ];
  for (const texts of candidates) {
    const candidate = bestKind(texts);
    if (!candidate || certainty(candidate.weight) < documentRules.requiredCertainty) continue;
    const all = Math.max(candidate.weight, weightOf(candidate.kind, whole));
    const certain = certainty(Math.min(1, all) * structureOf(candidate.kind, lines));
    if (certain >= documentRules.requiredCertainty) return { kind: candidate.kind, certainty: certain };
  }
  return null;
}
