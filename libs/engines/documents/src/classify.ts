import { compact, shows } from './compact-text.ts';
import { type Kind, kinds } from './kinds.ts';
import type { Evidence } from './kinds/kind.ts';
import type { Line } from './page.ts';
import { documentRules } from './rules.ts';
import { startsWithDate } from './statements/dates.ts';
import { holderOf } from './statements/particulars.ts';

export interface Recognised {
  kind: Kind;
  certainty: number;
}

/** What stands this far up is a title and not a mention. */
const headLines = 22;

interface Texts {
  head: string;
  all: string;
  holder: readonly string[];
  recognised: boolean;
}

/** Rows of a table say whom money went to, not what the paper is. */
const isRow = (line: Line) => startsWithDate(line);

function textsOf(lines: readonly Line[], recognised: boolean): Texts {
  const told = lines.filter((line) => !isRow(line)).map(({ text }) => text);
  const holder = holderOf(lines)?.name ?? '';
  return {
    head: compact(told.slice(0, headLines).join(' ')),
    all: compact(told.join(' ')),
    holder: holder
      .toLowerCase()
      .replaceAll('.', '')
      .split(/[^a-z]+/),
    recognised,
  };
}

const holds = ({ any: phrases, where }: Evidence, { head, all, holder, recognised }: Texts): boolean =>
  where === 'holder'
    ? phrases.some((word) => holder.includes(word))
    : phrases.some((phrase) => shows(where === 'head' ? head : all, compact(phrase), recognised));

/** The sum of the evidence; above 1 it still tells which of two kinds is shown better. */
function weightOf(kind: Kind, texts: Texts): number {
  if (kind.needs && !holds({ any: kind.needs, worth: 0 }, texts)) return 0;
  return kind.evidence.reduce((sum, evidence) => sum + (holds(evidence, texts) ? evidence.worth : 0), 0);
}

function best(texts: Texts): { kind: Kind; weight: number } | undefined {
  return kinds
    .map((kind) => ({ kind, weight: weightOf(kind, texts) }))
    .sort((a, b) => b.weight - a.weight)[0];
}

const certainty = (weight: number) => Math.min(1, Math.max(0, Math.round(weight * 100) / 100));

/**
 * The kind whose own phrases the text shows best, or null where none is shown well enough. A bundle is what its
 * first recognisable page is; how sure that is, all pages say.
 */
export function classify(lines: readonly Line[], recognised = false): Recognised | null {
  const pages = [...new Set(lines.map(({ page }) => page))];
  const whole = textsOf(lines, recognised);
  const candidates = [
    ...pages.map((page) =>
      textsOf(
        lines.filter((line) => line.page === page),
        recognised,
      ),
    ),
    whole,
  ];
  for (const texts of candidates) {
    const found = best(texts);
    if (!found || certainty(found.weight) < documentRules.certaintyNeeded) continue;
    const all = Math.max(found.weight, weightOf(found.kind, whole));
    return { kind: found.kind, certainty: certainty(all) };
  }
  return null;
}
