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

/** A value that was typed is late, and the text may be further. Any other value replaces the text. */
export function withValue(typed: TypedText, value: string): TypedText {
  const at = typed.sent.indexOf(value);
  return at < 0 ? startOf(value) : { ...typed, value, sent: typed.sent.slice(at + 1) };
}
