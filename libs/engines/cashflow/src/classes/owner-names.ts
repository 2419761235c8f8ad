import { wordText } from './row-words.ts';

const mostNames = 20;
const mostCharacters = 200;
const mostInitials = 2;
const titles = new Set('MR MRS MS DR JR SR II III IV MD DDS DMD CPA ESQ'.split(' '));

/** Behind these words banks print the holder of the account in payments of others. */
const holderFields = ['INDN', 'IND NAME'];

type Name = readonly string[];

const isInitial = (word: string): boolean => word.length === 1;

function nameOf(text: string): Name {
  const words = wordText(text.slice(0, mostCharacters)).split(' ');
  return words.filter((word) => !isInitial(word) && !titles.has(word));
}

function formsOf(name: Name): Name[] {
  const [first = '', last = ''] = [name[0], name.at(-1)];
  const initial = first.slice(0, 1);
  return [name, [first, last], [initial, last]].map((form) => [...form].sort());
}

function isNamedAt(words: readonly string[], at: number, form: Name): boolean {
  const window = words.slice(at, at + form.length + mostInitials);
  const other = window.findIndex((word) => !form.includes(word) && !isInitial(word));
  const near = window.slice(0, other < 0 ? window.length : other).filter((word) => form.includes(word));
  const own = near.slice(0, form.length).sort();
  return own.length === form.length && own.every((word, place) => word === form[place]);
}

export type OwnerPlace = 'text' | 'holder' | null;

export function ownerFinder(names: readonly string[]): (words: readonly string[]) => OwnerPlace {
  const forms = names
    .slice(0, mostNames)
    .map(nameOf)
    .filter((name) => name.length > 1)
    .flatMap(formsOf);
  const starts = new Set(forms.flat());
  return (words) => {
    const at = words.findIndex(
      (word, place) => starts.has(word) && forms.some((form) => isNamedAt(words, place, form)),
    );
    if (at < 0) return null;
    const before = ` ${words.slice(0, at).join(' ')} `;
    return holderFields.some((field) => before.includes(` ${field} `)) ? 'holder' : 'text';
  };
}
