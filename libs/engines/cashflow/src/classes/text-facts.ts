import { ownerFinder, type OwnerPlace } from './owner-names.ts';
import { payeeReader } from './payee-key.ts';
import { PhraseIndex, wordText } from './row-words.ts';
import type { ClassRule, ClassRules } from './rule.ts';

export interface TextFacts {
  readonly payee: string;
  readonly owner: OwnerPlace;
  readonly words: ReadonlyMap<number, string>;
  readonly with: ReadonlyMap<number, string>;
  readonly notWords: ReadonlyMap<number, string>;
}

type ListName = 'words' | 'with' | 'notWords';

const listOf = (rule: ClassRule, name: ListName): readonly string[] =>
  (rule as Partial<Record<ListName, readonly string[]>>)[name] ?? [];

/** Most texts of an account come again, so each is read once. */
export function textReader(rules: ClassRules, names: readonly string[]): (text: string) => TextFacts {
  const indexOf = (name: ListName) => new PhraseIndex(rules.rules.map((rule) => listOf(rule, name)));
  const [wanted, also, excluded] = [indexOf('words'), indexOf('with'), indexOf('notWords')];
  const payeeOf = payeeReader(rules);
  const ownerIn = ownerFinder(names);
  const facts = new Map<string, TextFacts>();
  const payees = new Map<string, string>();
  const onePayee = (payee: string): string => {
    const stored = payees.get(payee);
    if (stored === undefined) payees.set(payee, payee);
    return stored ?? payee;
  };
  return (text) => {
    const stored = facts.get(text);
    if (stored !== undefined) return stored;
    const plain = wordText(text);
    const words = plain.split(' ');
    const padded = `${plain} `;
    const read: TextFacts = {
      payee: onePayee(payeeOf(words)),
      owner: ownerIn(words),
      words: wanted.listsIn(words, padded),
      with: also.listsIn(words, padded),
      notWords: excluded.listsIn(words, padded),
    };
    facts.set(text, read);
    return read;
  };
}
