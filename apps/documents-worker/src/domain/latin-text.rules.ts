const plainLetters: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2012\u2212]/g, '-'],
  [/[\u00a0\u202f\u2009]/g, ' '],
  [/[^\n\u0020-\u007e\u00a1-\u00ff\u2013\u2014\u2018-\u201a\u201c\u201d\u2022\u2026\u20ac]/g, '?'],
];

/** The fonts that each reader of PDF has know these letters only. */
export const toLatin = (text: string): string =>
  plainLetters.reduce((latin, [letters, plain]) => latin.replace(letters, plain), text.normalize('NFC'));

const codes: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

export const winAnsi = (latin: string): Buffer =>
  Buffer.from(Array.from(latin, (char) => codes[char] ?? char.charCodeAt(0)));
