import { classify, type Classification } from './classify.ts';
import { linesOf, type Page, type Word } from './page.ts';
import { remembered } from './remembered.ts';
import { documentRules } from './rules.ts';

const firstLooks = new WeakMap<Page, Page>();

export const firstLookOf = (page: Page): Page => firstLooks.get(page) ?? page;

const isUnreadable = ({ confidence = 1 }: Word) => confidence < documentRules.unreadableBelow;

/** A kind depends on texts, places and whether a word is readable, and on no other confidence. */
const isReadAlike = (one: Word, other: Word | undefined): boolean =>
  one === other ||
  (other?.text === one.text &&
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height &&
    isUnreadable(one) === isUnreadable(other));

/** Shares what is computed from the first look at a page, if the second one changed no more than confidences. */
export function sharingFirstLook(page: Page, first: Page | undefined): Page {
  const isAlike =
    page.words.length === first?.words.length &&
    page.words.every((word, at) => isReadAlike(word, first.words[at]));
  if (first && isAlike) firstLooks.set(page, firstLookOf(first));
  return page;
}

interface Classified {
  readonly pages: readonly Page[];
  readonly isRecognized: boolean;
  readonly classification: Classification | null;
}

const classifiedFrom = remembered((_first: Page): Classified[] => []);

const areSame = (one: readonly Page[], other: readonly Page[]) =>
  one.length === other.length && one.every((page, at) => page === other[at]);

/** The second look, the reading and the rows of a document need its kind. */
export function classificationOf(pages: readonly Page[], isRecognized: boolean): Classification | null {
  const looks = pages.map(firstLookOf);
  const [first] = looks;
  if (!first) return null;
  const all = classifiedFrom(first);
  const before = all.find((each) => each.isRecognized === isRecognized && areSame(each.pages, looks));
  if (before) return before.classification;
  const classification = classify(linesOf(pages), isRecognized);
  all.push({ pages: looks, isRecognized, classification });
  return classification;
}
