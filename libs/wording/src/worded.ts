import { fill, type ParamsOf } from './fill.ts';

export interface Wording {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface Worded extends Wording {
  readonly text: string;
}

type CodesOf<W> = { [Code in keyof W]: W[Code] extends string ? Code : never }[keyof W] & string;

type Given<Params> = keyof Params extends never ? [] : [params: Params];

export function worded<W extends object, Code extends CodesOf<W>>(
  wording: W,
  code: Code,
  ...[given]: Given<ParamsOf<W[Code] & string>>
): Worded {
  const params: Wording['params'] = given ?? {};
  return { code, params, text: fill(wording[code] as string, params) };
}

export const paragraph = (...sentences: readonly Worded[]): { text: string; wording: Wording[] } => ({
  text: sentences.map(({ text }) => text).join(' '),
  wording: sentences.map(({ code, params }) => ({ code, params })),
});
