const repeats = {
  digits: ['0', '19', '1,', '1.', '0,000', '12/31/', '1 '],
  spaces: [' ', '\t', '\n', '\u00a0', ' \n'],
  brackets: ['(', ')', '[', '{', '<', '</', '()'],
  letters: ['a', 'A', 'e ', 'the total '],
  marks: ['-', '.', '$'],
  lookAlikes: ['\u041e', '\uff10'],
  mixed: ['a1@', '$1,234.56 x'],
} as const;

const wrongEnd = '\u00b6';

export interface HostileText {
  readonly name: string;
  readonly text: string;
}

/** Each text twice: as it is, and with a wrong last character. */
export const hostileTexts = (length: number): HostileText[] =>
  Object.entries(repeats).flatMap(([kind, parts]) =>
    parts.flatMap((part) => {
      const text = part.repeat(Math.ceil(length / part.length)).slice(0, length);
      const name = `${kind} ${JSON.stringify(part)}`;
      return [
        { name, text },
        { name: `${name} and a wrong end`, text: text.slice(0, -1) + wrongEnd },
      ];
    }),
  );
