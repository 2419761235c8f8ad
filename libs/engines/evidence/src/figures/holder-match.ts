import { fill } from '@groundwork/wording';
import { holder as texts } from '../evidence.wording.ts';
import type { Holder } from './figure.ts';

export interface OwnerNames {
  readonly legalBusinessName?: string | null;
  readonly dbaName?: string | null;
  readonly fullName?: string | null;
  readonly formerNames?: readonly string[];
}

type Words = readonly string[];

const longestName = 200;
const mostLines = 8;

const legalForms: readonly Words[] = [
  'LLC',
  'L L C',
  'PLLC',
  'P L L C',
  'LLP',
  'L L P',
  'LP',
  'L P',
  'PC',
  'P C',
  'INC',
  'INCORPORATED',
  'CORP',
  'CORPORATION',
  'CO',
  'COMPANY',
  'LTD',
  'LIMITED',
].map((form) => form.split(' '));

const and = 'AND';
const tradeNames = / (?:DBA|D B A|DOING BUSINESS AS|TRADING AS) /;

function plainText(name: string): string {
  return name
    .slice(0, longestName)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[’'`]/g, '')
    .replaceAll(/[&+]/g, ` ${and} `)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}

const namesIn = (text: string | null | undefined): Words[] =>
  ` ${plainText(text ?? '')} `
    .split(tradeNames)
    .map((name) => name.split(' ').filter((word) => word !== ''))
    .filter((words) => words.length > 0);

const endsWith = (words: Words, end: Words): boolean =>
  words.length > end.length && end.every((word, at) => words[words.length - end.length + at] === word);

function withoutLegalForm(words: Words): Words {
  const form = legalForms.find((each) => endsWith(words, each));
  return form === undefined ? words : withoutLegalForm(words.slice(0, -form.length));
}

function businessWords(words: Words): Words {
  const own = withoutLegalForm(words);
  const named = own.filter((word) => word !== and);
  return named.length === 0 ? own : named;
}

const sorted = (words: Words): string => [...words].sort().join(' ');

function isSameBusiness(one: Words, other: Words): boolean {
  const [a, b] = [businessWords(one), businessWords(other)];
  return sorted(a) === sorted(b) || a.join('') === b.join('');
}

const isInitial = (word: string): boolean => word.length === 1;
const initialsOf = (words: Words): Words => words.filter(isInitial);
const withoutInitials = (words: Words): Words => words.filter((word) => !isInitial(word));

function hasMiddleName(long: Words, short: Words): boolean {
  const [full, plain] = [withoutInitials(long), withoutInitials(short)];
  if (full.length !== plain.length + 1) return false;
  return full
    .slice(1, -1)
    .some(
      (middle) =>
        sorted(full.filter((word) => word !== middle)) === sorted(plain) &&
        initialsOf(short).every((initial) => middle.startsWith(initial)),
    );
}

const areInitialsOf = (some: Words, all: Words): boolean => some.every((initial) => all.includes(initial));

function isSamePerson(one: Words, other: Words): boolean {
  if (hasMiddleName(one, other) || hasMiddleName(other, one)) return true;
  const [mine, theirs] = [initialsOf(one), initialsOf(other)];
  const hasSameInitials = areInitialsOf(mine, theirs) || areInitialsOf(theirs, mine);
  const name = sorted(withoutInitials(one));
  return name !== '' && name === sorted(withoutInitials(other)) && hasSameInitials;
}

/** The owners of one account. A first name alone has the last name of the last owner. */
function peopleIn(words: Words): Words[] {
  const people: string[][] = [[]];
  for (const word of words)
    if (word === and) people.push([]);
    else people.at(-1)?.push(word);
  const lastName = people.at(-1)?.at(-1);
  return people
    .filter((person) => person.length > 0)
    .map((person, at) =>
      at === people.length - 1 || lastName === undefined || withoutInitials(person).length > 1
        ? person
        : [...person, lastName],
    );
}

/** Whether the printed names are those of the owner. Several names are several printed lines. */
export function holderMatch(
  printed: string | readonly string[] | null,
  { legalBusinessName, dbaName, fullName, formerNames = [] }: OwnerNames,
): Holder['match'] {
  const lines = (typeof printed === 'string' ? [printed] : (printed ?? []))
    .slice(0, mostLines)
    .flatMap(namesIn);
  const businesses = [legalBusinessName, dbaName, ...formerNames].flatMap(namesIn);
  const people = [fullName, ...formerNames].flatMap(namesIn).flatMap(peopleIn);
  if (lines.length === 0 || businesses.length + people.length === 0) return 'none';
  if (lines.some((line) => businesses.some((business) => isSameBusiness(line, business)))) return 'same';
  const isOwner = (line: Words): boolean =>
    peopleIn(line).some((person) => people.some((owner) => isSamePerson(person, owner)));
  return lines.every(isOwner) ? 'same' : 'other';
}

export const holderQuestion = ({ printed, match, answer }: Holder): string | null =>
  match === 'other' && answer === null && printed !== null ? fill(texts.question, { name: printed }) : null;
