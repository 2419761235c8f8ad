import { fill } from '@groundwork/wording';
import { because as sentences } from '../cashflow.wording.ts';
import { transferPairs } from './pairs.ts';
import { rowsInRhythm } from './rhythms.ts';
import { textReader, type TextFacts } from './row-words.ts';
import type { ClassRule, ClassRules, PairRule, RhythmRule, RowClass } from './rule.ts';

export interface ClassifiableRow {
  readonly id: string;
  readonly account: string;
  readonly day: string;
  readonly cents: number;
  readonly text: string;
}

export interface RowVerdict {
  readonly class: RowClass;
  readonly rule: { readonly code: string; readonly version: string };
  readonly because: string;
  readonly payee: string;
  readonly isOverdraft: boolean;
  readonly pairRowId: string | null;
}

interface Working {
  readonly rows: readonly ClassifiableRow[];
  readonly facts: readonly TextFacts[];
  readonly verdicts: (RowVerdict | null)[];
}

const goes = (rule: ClassRule, cents: number): boolean =>
  rule.direction === 'any' || (rule.direction === 'in') === cents > 0;

function give(
  working: Working,
  at: number,
  rule: ClassRule,
  because: string,
  pairRowId: string | null,
): void {
  working.verdicts[at] = {
    class: rule.class,
    rule: { code: rule.code, version: rule.version },
    because,
    payee: working.facts[at]?.payee ?? '',
    isOverdraft: 'overdraft' in rule && rule.overdraft,
    pairRowId,
  };
}

function applyPairs(working: Working, rule: PairRule, position: number): void {
  const hasWord = (at: number) => working.facts[at]?.words.has(position) ?? false;
  for (const { out, incoming, days } of transferPairs(working.rows, rule, hasWord)) {
    const because = fill(sentences.pair, { days });
    give(working, out, rule, because, working.rows[incoming]?.id ?? null);
    give(working, incoming, rule, because, working.rows[out]?.id ?? null);
  }
}

const rhythmName = (rule: RhythmRule): 'daily' | 'weekly' | 'monthly' => {
  if (rule.gapTo < 6) return 'daily';
  return rule.gapTo < 15 ? 'weekly' : 'monthly';
};

function applyRhythm(working: Working, rule: RhythmRule, position: number): void {
  const rows = working.rows.flatMap((row, at) => {
    const facts = working.facts[at];
    if (working.verdicts[at] !== null || facts === undefined || !goes(rule, row.cents)) return [];
    if (rule.words !== undefined && !facts.words.has(position)) return [];
    return facts.notWords.has(position) ? [] : [{ ...row, at, payee: facts.payee }];
  });
  for (const at of rowsInRhythm(rows, rule)) give(working, at, rule, sentences[rhythmName(rule)], null);
}

function applyWords(working: Working, rule: ClassRule, position: number): void {
  working.rows.forEach((row, at) => {
    if (working.verdicts[at] !== null || !goes(rule, row.cents)) return;
    const words = working.facts[at]?.words.get(position);
    if (words !== undefined) give(working, at, rule, fill(sentences.words, { words }), null);
  });
}

function applyRest(working: Working, rule: ClassRule): void {
  const because = rule.direction === 'in' ? sentences.unknownIn : sentences.unknownOut;
  working.rows.forEach((row, at) => {
    if (working.verdicts[at] === null && goes(rule, row.cents)) give(working, at, rule, because, null);
  });
}

function applyRule(working: Working, rule: ClassRule, position: number): void {
  if (rule.kind === 'pair') applyPairs(working, rule, position);
  else if (rule.kind === 'rhythm') applyRhythm(working, rule, position);
  else if (rule.kind === 'words') applyWords(working, rule, position);
  else applyRest(working, rule);
}

export function classify(rows: readonly ClassifiableRow[], rules: ClassRules): RowVerdict[] {
  const read = textReader(rules);
  const working: Working = {
    rows,
    facts: rows.map(({ text }) => read(text)),
    verdicts: rows.map(() => null),
  };
  rules.rules.forEach((rule, position) => applyRule(working, rule, position));
  return working.verdicts.filter((verdict) => verdict !== null);
}
