import { fill, type ParamsOf } from './fill.ts';

export type WordingParams = Readonly<Record<string, string | number>>;

/** A sentence with its code and values: another language makes its own sentence from them. */
export interface Worded {
  readonly code: string;
  readonly params: WordingParams;
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
  const params: WordingParams = given ?? {};
  return { code, params, text: fill(wording[code] as string, params) };
}
