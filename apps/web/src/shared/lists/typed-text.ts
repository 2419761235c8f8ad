/** The text of a field whose value follows later, for example because it is in the address. */
export interface TypedText {
  readonly text: string;
  readonly value: string;
  /** Texts whose values are on their way. */
  readonly sent: readonly string[];
}

export const startOf = (value: string): TypedText => ({ text: value, value, sent: [] });

export const withText = (typed: TypedText, text: string): TypedText => ({
  ...typed,
  text,
  sent: [...typed.sent, text],
});

/** React can render an earlier value again, so each text is late until the last one arrives. Any other value replaces the text. */
export function withValue(typed: TypedText, value: string): TypedText {
  const { text, sent } = typed;
  if (!sent.includes(value)) return startOf(value);
  return { text, value, sent: value === sent.at(-1) ? [] : sent };
}
