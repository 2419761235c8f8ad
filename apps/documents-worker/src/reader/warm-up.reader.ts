import { setTimeout as delay } from 'node:timers/promises';
import type { AnalysisResult } from '@groundwork/contracts';
import { readFile, type SendReading } from './file.reader.ts';
import type { Recognition } from './recognition.adapter.ts';

const lines = [
  'Example Bank   Business Checking   Account number 1234',
  'Statement period 01/01/2024 - 01/31/2024',
  'Beginning balance on 01/01/2024 1,000.00',
  'Total deposits 480.00',
  'Total withdrawals 155.00',
  'Ending balance on 01/31/2024 1,325.00',
  'Date Description Amount Balance',
  '01/04 Deposit 480.00 1,480.00',
  '01/12 Card purchase -30.00 1,450.00',
  '01/20 Withdrawal -125.00 1,325.00',
];

function samplePdf(): Buffer {
  const texts = lines.map((line, at) => `1 0 0 1 72 ${720 - at * 24} Tm (${line}) Tj`);
  const content = `BT /F1 11 Tf ${texts.join(' ')} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<</Root 1 0 R>>\n%%EOF`);
}

export const readSample = (recognition: Recognition, send: SendReading): Promise<AnalysisResult> => {
  const task = { mediaType: 'application/pdf', category: 'bank_statements' };
  return readFile(samplePdf(), task, { send, recognition });
};

const idleMs = 300;

/** A process reads its first file three times as slowly as its second, so an idle one reads a sample before. */
export async function warmUp(file: Promise<unknown>, recognition: Recognition): Promise<void> {
  const isIdle = await Promise.race([file.then(() => false), delay(idleMs, true)]);
  if (isIdle) await readSample(recognition, () => Promise.resolve());
}
