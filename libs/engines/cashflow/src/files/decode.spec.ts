import { describe, expect, it } from '@jest/globals';
import { decodeBankFile, delimiterOf, isTable } from './decode.ts';

const bytesOf = (text: string) => Buffer.from(text, 'latin1');
const table = 'Date,Amount\n2026-01-02,5.00\n2026-01-03,6.00';

describe('the bytes of a file', () => {
  it('are UTF-16 behind their mark', () => {
    const little = Buffer.from(`\uFEFF${table}`, 'utf16le');
    expect(decodeBankFile(little)).toMatchObject({ state: 'text', text: table });
    expect(decodeBankFile(little.swap16())).toMatchObject({ state: 'text', text: table });
  });

  it('are refused with half a letter of UTF-16', () => {
    expect(decodeBankFile(Buffer.from([0xff, 0xfe, 0x41]))).toMatchObject({ code: 'NOT_A_BANK_FILE' });
  });

  it('are no UTF-16 with the first half of its mark', () => {
    expect(decodeBankFile(bytesOf('\xff,A'))).toMatchObject({ text: 'ÿ,A' });
    expect(decodeBankFile(bytesOf('\xfe,A'))).toMatchObject({ text: 'þ,A' });
  });

  it('have one line break for each of three', () => {
    expect(decodeBankFile(bytesOf('a\r\nb\rc\nd'))).toMatchObject({ text: 'a\nb\nc\nd' });
  });

  it.each([
    ['HTML', '  <!DOCTYPE html><p>'],
    ['HTML without a type', '<html><body>'],
    ['XML', '<?xml version="1.0"?><data/>'],
    ['PDF', '%PDF-1.7'],
    ['an archive', 'PK\x03'],
    ['an object of JSON', ' {"a":1}'],
    ['a list of JSON', '[1]'],
    ['a control character', 'a,\x0Eb'],
  ])('are no bank file: %s', (_name, text) => {
    expect(decodeBankFile(bytesOf(text))).toMatchObject({ state: 'refused', code: 'NOT_A_BANK_FILE' });
  });

  it('have no rows if they are blank', () => {
    expect(decodeBankFile(bytesOf(' \n\t'))).toMatchObject({ code: 'NO_ROWS' });
    expect(decodeBankFile(bytesOf(''))).toMatchObject({ code: 'NO_ROWS' });
  });

  it.each([
    ['OFXHEADER:100\n<OFX>', 'ofx'],
    ['\n ofxheader:100', 'ofx'],
    ['<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?><OFX>', 'ofx'],
    [`${'x'.repeat(3995)}<OFX>`, 'ofx'],
    [`${'x'.repeat(4000)}<OFX>`, 'csv'],
    ['Date,OFXHEADER', 'csv'],
    ['Details,<html> of the page', 'csv'],
  ])('are of the format of their beginning (%#)', (text, format) => {
    expect(decodeBankFile(bytesOf(text))).toMatchObject({ state: 'text', format });
  });
});

describe('the delimiter', () => {
  it.each([
    ['a,b,c\n1,2,3', ','],
    ['a;b;c\n1,5;2,5;3,5', ';'],
    ['a\tb\n1\t2', '\t'],
    ['a|b|c\n1|2|3', '|'],
    ['"a;b;c;d",e\n"1;2;3;4",5', ','],
    ['a;b;c\n1;2;3\nx,y\n', ';'],
    ['My bank, my rows\n\na;b;c\n1;2;3', ';'],
    ['North Bank\nPO Box 1\nAnytown\nStatement\nof June\na;b\n1;2', ';'],
    ['a\n1', ','],
    ['', ','],
  ])('of %j is %j', (text, delimiter) => expect(delimiterOf(text)).toBe(delimiter));
});

describe('a table', () => {
  it.each([
    ['with three equal rows', 'a,b\n1,2\n3,4', true],
    ['with semicolons', 'a;b\n1;2\n3;4', true],
    ['below as many other lines', 'x\ny\nz\na,b\n1,2\n3,4', true],
    ['with blank lines', '\n\na,b\n\n1,2\n \n3,4\n', true],
    ['between lines of spaces', 'a,b\n \n \n1,2\n \n \n3,4\n ', true],
    ['with an arrow in a text', 'Date,Text\n1/2/2026,CHECKING <-> SAVINGS\n1/3/2026,SHOP', true],
  ])('has most lines %s', (_name, text, expected) => expect(isTable(text)).toBe(expected));

  it.each([
    ['two rows', 'a,b\n1,2'],
    ['one column', 'a\n1\n2\n3'],
    ['rows of three sizes', 'a,b\n1,2,3\n1,2,3,4'],
    ['more other lines', 'w\nx\ny\nz\na,b\n1,2\n3,4'],
    ['tags', '<a>1,2\n1,2\n3,4'],
    ['tags behind a space', ' <a>1,2\n1,2\n3,4'],
    ['tags behind blank lines', '\n\n <a>1,2\n1,2\n3,4'],
    ['no line', ''],
  ])('is not %s', (_name, text) => expect(isTable(text)).toBe(false));
});
