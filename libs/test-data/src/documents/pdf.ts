import { assemble, linesInPdf, streamOf } from './pdf-text.ts';
import { filed1040 } from './tax-return.ts';

const oneByteEach = (text: string | Buffer) => Buffer.from(text).toString('latin1');
const bytesOf = (text: string) => Buffer.from(text, 'latin1');

export const pdfOf = (pages: readonly (readonly string[])[]): Buffer =>
  bytesOf(linesInPdf(...pages.map((lines) => lines.map(oneByteEach))));

export const assemblePdf = (objects: readonly (string | Buffer)[]): Buffer =>
  bytesOf(assemble(objects.map(oneByteEach)));

export const streamObject = (dictionary: string, bytes: Buffer): Buffer =>
  bytesOf(streamOf(dictionary, oneByteEach(bytes)));

export const form1040Lines = (totalIncome: number): string[] =>
  filed1040({ year: 2025, income: totalIncome, adjustments: 2000, tax: Math.round(totalIncome / 10) });

export const form1040 = (totalIncome: number): Buffer => pdfOf([form1040Lines(totalIncome)]);

export function bankStatement(opening: number, account = 10_004_711): Buffer {
  const amount = (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: 2 });
  return pdfOf([
    [
      'First Prairie Bank   Business Checking Statement',
      'Statement period 06/01/2026 to 06/30/2026   Page 1 of 1',
      `Account number ${account}`,
      `Beginning balance ${amount(opening)}`,
      'Total deposits 8,000.00',
      'Total withdrawals 3,250.00',
      `Ending balance ${amount(opening + 4750)}`,
      `06/04/2026 Customer payment 5,000.00 ${amount(opening + 5000)}`,
      `06/11/2026 Office rent -3,250.00 ${amount(opening + 1750)}`,
      `06/22/2026 Customer payment 3,000.00 ${amount(opening + 4750)}`,
      'Questions? Call 1-800-555-0142. Member FDIC',
    ],
  ]);
}
