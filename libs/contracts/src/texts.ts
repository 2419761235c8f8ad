import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { input } from './input.wording.ts';
import { longTextLimit, textLimit } from './profile/field.ts';

export const mostCharacters = {
  number: 32,
  day: 40,
  fieldName: 50,
  id: 100,
  name: textLimit,
  token: 200,
  documentText: 1000,
  longText: longTextLimit,
} as const;

export const hiddenBounds = z.registry<{ most: number }>();

const tooLongText = (most: number) => fill(input.characters, { most });

/** The bound aborts, so no later check sees a longer text. */
export const boundedText = (most: number, noText?: string, tooLong = tooLongText(most)) =>
  z.string(noText).max(most, { error: tooLong, abort: true });

export const trimmedText = (most: number, noText?: string, tooLong = tooLongText(most)) =>
  z.string(noText).trim().max(most, { error: tooLong, abort: true });

export const patternText = (most: number, pattern: RegExp, message?: string, noText = message) =>
  boundedText(most, noText, message).regex(pattern, message);

/** PostgreSQL rejects a zero character and half of a surrogate pair. */
const isStorable = (text: string) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

export const storableText = (most: number, noText?: string) =>
  trimmedText(most, noText).refine(isStorable, input.notStorable);

export const idText = boundedText(mostCharacters.id);
export const x25519Key = patternText(mostCharacters.id, /^[\w-]{43}$/);
export const fieldNameText = boundedText(mostCharacters.fieldName);
export const nameText = boundedText(mostCharacters.name);

export function convertedText<S extends z.ZodType>(
  most: number,
  convert: (text: string) => unknown,
  schema: S,
) {
  const converted = z.preprocess(
    (value) => (typeof value === 'string' && value.length <= most ? convert(value) : value),
    schema,
  );
  hiddenBounds.add(converted.in, { most });
  return converted;
}

export const numberText = <S extends z.ZodType>(schema: S) =>
  convertedText(mostCharacters.number, Number, schema);

function cutAt(most: number, text: string): string {
  const cut = text.slice(0, most);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** An owner cannot shorten the text of a document, so a longer one is cut. */
export function documentText(most: number = mostCharacters.documentText) {
  const cut = z.string().overwrite((text) => cutAt(most, text));
  hiddenBounds.add(cut, { most });
  return cut;
}

export function mapOf<K extends z.core.$ZodRecordKey, V extends z.ZodType>(most: number, key: K, value: V) {
  const map = z
    .record(key, value)
    .refine((entries) => Object.keys(entries).length <= most, fill(input.mostAtOnce, { most }));
  hiddenBounds.add(map, { most });
  return map;
}
