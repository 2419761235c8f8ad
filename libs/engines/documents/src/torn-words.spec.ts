import { describe, expect, it } from '@jest/globals';
import { readDocument } from './read-document.ts';

const boxes = [
  [
    "a E mploy ee's s oc ial s ec urity number",
    '1 W ages , tips , other c omp.',
    '2 Federal inc ome tax withheld',
  ],
  ['XXX-XX-1234', '18,068.86', '2,032.75'],
  ['b E mploy er id number', '3 S oc ial s ec urity wages', '4 S oc ial s ec urity tax withheld'],
  ['12-3456789', '18,821.73', '1,166.95'],
  ["c E mploy er's name, addres s , and ZIP c ode", '5 Medic are wages and tips', '6 Medic are tax withheld'],
  ['Riverbend Traders', '18,821.73', '272.92'],
  ['7 S oc ial s ec urity tips', '8 A lloc ated tips', '10 Dependent c are benefits'],
  ['15 S tate / E mploy er s tate ID', '16 S tate wages , tips , etc .', '17 S tate inc ome tax'],
  ['NJ 222807459', '18,068.86', '715.23'],
  ['W -2 W age and Tax S tatement 2021', 'Copy B to be filed with Federal return', ''],
];

const words = boxes.flatMap((row, at) =>
  row.flatMap((text, column) =>
    text === '' ? [] : [{ text, x: 20 + column * 190, y: 20 + at * 12, width: text.length * 2.4, height: 5 }],
  ),
);

describe('a text layer that tears words', () => {
  it('is read by its labels without spaces', () => {
    const { classification, extracted } = readDocument([{ recognition: 1, words }], 'tax_documents');
    const figures = Object.fromEntries(extracted.map(({ name, value, text }) => [name, value ?? text]));
    expect(classification?.subcategory).toBe('form_w2');
    expect(figures).toEqual({ wages: 18_068.86, taxWithheld: 2032.75, taxYear: '2021' });
  });
});
