import { describe, expect, it } from '@jest/globals';
import { columns, line, rowIn, rows, statement, summary } from '../../testing/statement-variants.ts';
import { readDocument } from '../read-document.ts';
import { statementRowsOf } from './statement-rows.ts';

const two = (day: number) => String(day).padStart(2, '0');
const booked = rows.map(({ day, text, moved }) => [`2023-05-${two(day)}`, text, Math.round(moved * 100)]);

function rowsOf(...lines: readonly string[]) {
  const pages = statement(summary(), columns(), ...lines);
  const read = statementRowsOf(pages, readDocument(pages, 'bank_statements'))?.rows ?? [];
  return read.map(({ day, text, cents }) => [day, text, cents]);
}

describe('a day over two lines', () => {
  it.each<[string, (day: number) => string, (day: number) => string]>([
    ['May 2, / 2023', (day) => `May ${day},`, () => '2023'],
    ['05/02/ / 2023', (day) => `05/${two(day)}/`, () => '2023'],
    ['May / 2, 2023', () => 'May', (day) => `${day}, 2023`],
    ['May / 2', () => 'May', (day) => `${day}`],
    ['2 May / 2023', (day) => `${day} May`, () => '2023'],
  ])('is read: %s', (_, first, second) => {
    const lines = rows.map((row) => `${rowIn(row, first(row.day))}\n${line([0, second(row.day)])}`);
    expect(rowsOf(...lines)).toEqual(booked);
  });
});
