import { markedMonth, monthName } from './month-names.ts';
import type { Word } from './page.ts';

const strokes = /^[1lI|]{1,2},?$/;
const crossedZero = /^[\u00a9@OQ]([1-9]),?$/;
const overThirtyOne = /^[689]([1-9])$/;
const overThirty = /^3(?:[689]|0[68])$/;
const withText = (word: Word, text: string): Word => (text === word.text ? word : { ...word, text });
const minRows = 3;
const aligned = 6;

function dayOf(text: string): string {
  if (strokes.test(text)) return text.replace(/[lI|]/g, '1');
  if (crossedZero.test(text) || overThirtyOne.test(text)) return `0${text.slice(1)}`;
  return overThirty.test(text) ? '30' : text;
}

const numericDay = /^(\d{1,2}[-/])[689](?=[1-9](?:[-/]\d{2,4})?$)/;

function withDays(row: readonly Word[]): Word[] {
  return row.map((word, at) =>
    monthName.test(row[at - 1]?.text ?? '')
      ? withText(word, dayOf(word.text))
      : withText(word, word.text.replace(numericDay, '$10').replace(markedMonth, '$1 ')),
  );
}

const printedDay = /^(\d{1,2})([-/])(\d{1,2})$/;
const joinedDay = /^\d{3,4}$/;

interface DayColumn {
  readonly x: number;
  readonly month: string;
  readonly sign: string;
}

function dayColumnsOf(rows: readonly (readonly Word[])[]): DayColumn[] {
  const days = rows.flatMap(([first]): DayColumn[] => {
    const [, month, sign] = printedDay.exec(first?.text ?? '') ?? [];
    return first && month !== undefined && sign !== undefined ? [{ x: first.x, month, sign }] : [];
  });
  return days.length < minRows ? [] : days;
}

function withSign([first, ...rest]: readonly Word[], columns: readonly DayColumn[]): Word[] {
  if (!first) return [];
  const { text, x } = first;
  const own = columns.filter((column) => Math.abs(column.x - x) < aligned && text.startsWith(column.month));
  const [column] = own;
  const day = text.slice(column?.month.length);
  const isDay = column && /^[1-9]\d?$/.test(day) && Number(day) <= 31;
  const isOnlyMonth = own.every(({ month }) => month === column?.month);
  return [isDay && isOnlyMonth ? { ...first, text: `${column.month}${column.sign}${day}` } : first, ...rest];
}

function withSigns(rows: readonly Word[][]): Word[][] {
  const columns = dayColumnsOf(rows);
  return rows.map((row) => (joinedDay.test(row[0]?.text ?? '') ? withSign(row, columns) : row));
}

export const mendMisreadDays = (rows: readonly Word[][]): Word[][] => withSigns(rows.map(withDays));
