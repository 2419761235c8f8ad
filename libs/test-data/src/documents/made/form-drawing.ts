import { anAddress, type Part } from './people.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { type Family, Pen, type Sheet, widthOf } from './sheet.ts';
import { dollars } from './written.ts';

export interface Truth {
  name: string;
  value: number;
}

export interface Drawn {
  sheet: Sheet;
  truth: Truth[];
}

export interface FormLine {
  id: string;
  text: string;
  value: number;
}

interface Look {
  family: Family;
  size: number;
  number: number;
  right: number;
  leader: string;
  /** Cents, as some programs print them. */
  tail: string;
  brackets: boolean;
}

const looks: Record<Part, readonly Look[]> = {
  train: [
    { family: 'Helvetica', size: 8, number: 470, right: 560, leader: ' .', tail: '', brackets: true },
    { family: 'Times', size: 9, number: 455, right: 565, leader: '', tail: '.', brackets: false },
  ],
  test: [
    { family: 'Helvetica', size: 8.5, number: 480, right: 566, leader: '  .', tail: '', brackets: false },
    { family: 'Courier', size: 7.5, number: 470, right: 560, leader: '', tail: '.00', brackets: true },
    { family: 'Times', size: 9.5, number: 465, right: 555, leader: ' .', tail: '.', brackets: true },
  ],
};

export const line = (id: string, text: string, value: number): FormLine => ({ id, text, value });

function wrapped(text: string, { size, family, number }: Look): string[] {
  const rows: string[] = [''];
  for (const word of text.split(' ')) {
    const longer = `${rows.at(-1) ?? ''} ${word}`.trim();
    if (widthOf({ text: longer, size, family, bold: false }) > number - 90) rows.push(word);
    else rows[rows.length - 1] = longer;
  }
  return rows;
}

function drawLine(pen: Pen, { id, text, value }: FormLine, look: Look): void {
  pen.left(50, id);
  const rows = wrapped(text, look);
  for (const row of rows.slice(0, -1)) {
    pen.left(72, row);
    pen.down();
  }
  const lastRow = rows.at(-1) ?? '';
  pen.left(72, lastRow);
  const end = 72 + widthOf({ text: lastRow, size: look.size, family: look.family, bold: false });
  const dots = Math.floor((look.number - 12 - end) / (look.size * 1.2));
  if (look.leader !== '' && dots > 1) pen.right(look.number - 6, look.leader.repeat(dots));
  pen.left(look.number, id);
  if (value !== 0) pen.right(look.right, dollars(value, look.brackets) + look.tail);
  pen.down();
}

interface FormHead {
  title: string;
  form: string;
  office: string;
  name: string;
  year: number;
}

export function drawForm(
  head: FormHead,
  blocks: readonly (readonly FormLine[])[],
  look: Look,
  random: SeededRandom,
): Sheet {
  const pen = new Pen(look.family, look.size, look.size * 1.75);
  pen.left(50, head.form, { size: 14, bold: true });
  const beside = 64 + widthOf({ text: head.form, size: 14, bold: true, family: look.family });
  pen.left(Math.max(170, beside), head.title, { size: 11, bold: true });
  pen.right(565, String(head.year), { size: 14, bold: true });
  pen.down(1.4);
  pen.left(50, head.office);
  pen.right(565, 'OMB No. 1545-0074');
  pen.down(1.5);
  pen.left(50, 'Name(s) shown on return');
  pen.left(250, head.name, { bold: true });
  pen.down();
  pen.left(50, 'Address');
  pen.left(250, anAddress(random).join(', '));
  pen.down(1.8);
  for (const block of blocks) {
    for (const each of block) drawLine(pen, each, look);
    pen.down(0.6);
  }
  return pen.sheet;
}

export const lookOf = (part: Part, which: number): Look => {
  const look = looks[part][which % looks[part].length];
  if (!look) throw new Error('No such look');
  return look;
};
