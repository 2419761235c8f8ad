import { fill } from '@groundwork/wording';
import { because as sentences } from '../cashflow.wording.ts';
import { transferPairs } from './pairs.ts';
import { rowsInRhythm } from './rhythms.ts';
import { largeSingles } from './large-singles.ts';
import type {
  ClassRule,
  ClassRules,
  OwnerRule,
  PairRule,
  RhythmRule,
  RowClass,
  SingleRule,
  StructureRule,
  WordsRule,
} from './rule.ts';
import { advancesByStructure } from './structures.ts';
import { textReader, type TextFacts } from './text-facts.ts';

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
    const because = days === 0 ? sentences.pairSameDay : fill(sentences.pair, { days });
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

const hasOthers = (rule: WordsRule, facts: TextFacts, position: number): boolean =>
  (rule.with === undefined || facts.with.has(position)) && !facts.notWords.has(position);

function isName(working: Working, rule: WordsRule, position: number): boolean {
  const { nameFrom } = rule;
  if (nameFrom === undefined) return false;
  const own = working.facts.filter(
    ({ words }, at) => words.has(position) && (working.rows[at]?.cents ?? 0) > 0,
  );
  const both = own.filter((facts) => hasOthers(rule, facts, position)).length;
  return own.length >= nameFrom && both * 2 > own.length;
}

function applyWords(working: Working, rule: WordsRule, position: number): void {
  if (isName(working, rule, position)) return;
  working.rows.forEach((row, at) => {
    const facts = working.facts[at];
    if (working.verdicts[at] !== null || facts === undefined || !goes(rule, row.cents)) return;
    const words = facts.words.get(position);
    if (words === undefined || !hasOthers(rule, facts, position)) return;
    const both = [words, facts.with.get(position)].filter((each) => each !== undefined);
    give(working, at, rule, fill(sentences.words, { words: both.join('" and "') }), null);
  });
}

function applyOwner(working: Working, rule: OwnerRule, position: number): void {
  working.rows.forEach((row, at) => {
    const facts = working.facts[at];
    if (working.verdicts[at] !== null || !facts?.owner || !goes(rule, row.cents)) return;
    const isTransfer = facts.owner === 'text' && facts.words.has(position);
    if (facts.notWords.has(position) || !(isTransfer || facts.with.has(position))) return;
    give(working, at, rule, sentences.owner, null);
  });
}

const debts: readonly (RowClass | undefined)[] = [undefined, 'advance_repayment', 'loan_repayment'];

function applyStructure(working: Working, rule: StructureRule, position: number): void {
  const rows = working.rows.flatMap((row, at) => {
    const facts = working.facts[at];
    if (facts === undefined || facts.payee === '' || facts.notWords.has(position)) return [];
    const own = working.verdicts[at]?.class;
    const isOpen = row.cents > 0 ? own === undefined : debts.includes(own);
    return isOpen ? [{ ...row, at, payee: facts.payee }] : [];
  });
  for (const at of advancesByStructure(rows, rule)) give(working, at, rule, sentences.structure, null);
}

function applySingle(working: Working, rule: SingleRule): void {
  const rows = working.rows.map((row, at) => {
    const own = working.verdicts[at]?.class;
    const payee = working.facts[at]?.payee ?? '';
    return { ...row, at, payee, isRevenue: own !== undefined && rule.of.includes(own) };
  });
  for (const at of largeSingles(rows, rule)) give(working, at, rule, sentences.single, null);
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
  else if (rule.kind === 'owner') applyOwner(working, rule, position);
  else if (rule.kind === 'structure') applyStructure(working, rule, position);
  else if (rule.kind === 'single') applySingle(working, rule);
  else applyRest(working, rule);
}

export function classify(
  rows: readonly ClassifiableRow[],
  rules: ClassRules,
  names: readonly string[] = [],
): RowVerdict[] {
  const read = textReader(rules, names);
  const working: Working = {
    rows,
    facts: rows.map(({ text }) => read(text)),
    verdicts: rows.map(() => null),
  };
  rules.rules.forEach((rule, position) => applyRule(working, rule, position));
  return working.verdicts.filter((verdict) => verdict !== null);
}
