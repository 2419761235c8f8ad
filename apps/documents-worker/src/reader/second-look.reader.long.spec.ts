import { afterAll, describe, expect, it } from '@jest/globals';
import { type Page, readDocument, type Word } from '@groundwork/engine-documents';
import { amountsIn, forge, pdfOfDocument, type StoredDocument, storedDocument } from '@groundwork/test-data';
import { PdfPictures } from './pdf-pictures.reader.ts';
import { SecondLook } from './second-look.reader.ts';
import { TextRecognizer } from './text-recognizer.reader.ts';

const recognizer = new TextRecognizer(() => Promise.resolve());
afterAll(() => {
  recognizer.stop();
});

const statement = storedDocument('business_checking-2');

async function lookAgain(printed: StoredDocument, change: (words: Word[]) => Word[]) {
  const picture = (await new PdfPictures(pdfOfDocument(printed)).draw(0, 200, 'Gray'))!;
  const { page, gray } = await recognizer.readUpright(picture, 'lines', 1);
  const first: Page = { ...page, words: change(page.words) };
  const look = new SecondLook(recognizer, () => Promise.resolve());
  look.add(0, gray, picture.pointsPerPixel);
  const [second] = await look.over([first]);
  return { first: scoreOf(first), second: scoreOf(second!), words: second!.words };
}

const scoreOf = (page: Page) => readDocument([page], 'bank_statements').fraudScore;

const otherDigit = (text: string) =>
  text.replace(/\d(?=\d\.\d\d$)/, (digit) => String((Number(digit) + 4) % 10));

describe('the second look of the recognizer', () => {
  it('repairs a digit that the first look misread', async () => {
    let [printed, misread] = ['', ''];
    const { first, second, words } = await lookAgain(statement, (all) => {
      const at = all.findLastIndex(({ text }) => /^\d,?\d{2,3}\.\d\d$/.test(text));
      printed = all[at]!.text;
      misread = otherDigit(printed);
      return all.map((word, place) => (place === at ? { ...word, text: misread } : word));
    });
    expect(first).toBeLessThan(0.1);
    expect(second).toBe(0);
    expect(words.map(({ text }) => text)).toContain(printed);
  }, 300_000);

  it('confirms a changed amount, so it is an alarm', async () => {
    const amount = amountsIn(statement)[0]!;
    const forged = forge(statement, amount, `9${amount.text}`);
    const { first, second } = await lookAgain(forged, (all) => all);
    expect(first).toBeLessThan(0.1);
    expect(second).toBeGreaterThanOrEqual(0.6);
  }, 300_000);
});
