import { describe, expect, it } from '@jest/globals';
import { lettersIn, wordsOfLine } from './line-words.rules.ts';

const alphabet = new Map([
  [1, '1'],
  [2, '.'],
  [3, ' '],
]);

function chancesOf(classes: readonly number[], chance = 0.9) {
  const chances = new Float32Array(classes.length * 5);
  for (const [step, each] of classes.entries()) chances[step * 5 + each] = chance;
  return { chances, steps: classes.length, classes: 5 };
}

const textOf = (classes: readonly number[]) =>
  lettersIn(chancesOf(classes), alphabet)
    .map(({ text }) => text)
    .join('');

describe('letters of a line', () => {
  it('are one for as many steps as they last, and two with a gap between them', () => {
    expect(textOf([1, 1, 0, 1, 2, 2])).toBe('11.');
  });

  it('are those of the alphabet only', () => {
    expect(textOf([4, 4, 1])).toBe('1');
  });

  it('have their chance and their place', () => {
    const [letter] = lettersIn(chancesOf([0, 1, 1, 0], 0.75), alphabet);
    expect(letter).toEqual({ text: '1', chance: 0.75, at: 0.5 });
  });
});

const gray = { data: Buffer.alloc(200 * 40, 250), width: 200, height: 40 };
const line = { left: 0, right: 200, middle: 20, slope: 0, half: 16 };
const letters = [
  { text: 'A', chance: 1, at: 0.1 },
  { text: 'b', chance: 0.8, at: 0.2 },
  { text: ' ', chance: 1, at: 0.4 },
  { text: '7', chance: 0.9, at: 0.75 },
];

function printed(ink: number, paper: number) {
  const data = Buffer.alloc(200 * 40, paper);
  for (let y = 14; y < 27; y += 1) {
    data.fill(ink, y * 200 + 15, y * 200 + 46);
    data.fill(ink, y * 200 + 140, y * 200 + 161);
  }
  return { ...gray, data };
}

describe('words of a line', () => {
  it.each([
    ['dark on pale', 20, 250],
    ['pale on dark', 240, 60],
  ])('have the box of their ink, %s', (_name, ink, paper) => {
    const words = wordsOfLine(printed(ink, paper), line, letters);
    expect(words.map(({ text, box }) => [text, box])).toEqual([
      ['Ab', [15, 14, 31, 13]],
      ['7', [140, 14, 21, 13]],
    ]);
    expect(words[0]?.confidence).toBeCloseTo(85, 5);
  });

  it('have a box without any ink too, and there are none without letters', () => {
    expect(wordsOfLine(gray, line, letters)).toHaveLength(2);
    expect(wordsOfLine(gray, line, [])).toEqual([]);
  });
});
