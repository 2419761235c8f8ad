/** Each text repeats one piece and ends with a character that does not fit. */
const pieces = {
  digits: ['1', 'x'],
  spaces: [' ', 'x'],
  brackets: ['(', 'x'],
  letters: ['a', '!'],
  marks: ['-.', 'x'],
  'look-alikes': ['１\u00a0', 'х'],
  mixed: ['1a (-, $', '!'],
} as const;

export type LongClass = keyof typeof pieces;
export const longClasses = Object.keys(pieces) as LongClass[];
export const isAscii = (kind: LongClass): boolean => kind !== 'look-alikes';

const inUtf8 = (text: string) => Buffer.byteLength(text);

/** The longest text of the class with at most this many bytes. */
export function longText(kind: LongClass, bytes: number, sizeOf = inUtf8): string {
  const [piece, end] = pieces[kind];
  return piece.repeat(Math.max(0, Math.floor((bytes - sizeOf(end)) / sizeOf(piece)))) + end;
}

export const longSizes = [1024, 16 * 1024] as const;
