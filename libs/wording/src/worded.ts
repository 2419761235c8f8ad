import { fill, type ParamsOf } from './fill.ts';

/** What a sentence was made of: another language makes its own sentence from it. */
export interface Wording {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface Worded extends Wording {
  readonly text: string;
}

type CodesOf<W> = { [Code in keyof W]: W[Code] extends string ? Code : never }[keyof W] & string;

type Given<Params> = keyof Params extends never ? [] : [params: Params];

/** The sentence under a code of a wording file. */
export function worded<W extends object, Code extends CodesOf<W>>(
  wording: W,
  code: Code,
  ...[given]: Given<ParamsOf<W[Code] & string>>
): Worded {
  const params: Wording['params'] = given ?? {};
  return { code, params, text: fill(wording[code] as string, params) };
}

/** Sentences as one text, and their codes and values beside it. */
export const paragraph = (...sentences: readonly Worded[]): { text: string; wording: Wording[] } => ({
  text: sentences.map(({ text }) => text).join(' '),
  wording: sentences.map(({ code, params }) => ({ code, params })),
});
