import { Session } from 'node:inspector/promises';
import { describe, expect, it } from '@jest/globals';
import { storedDocument, storedNames, wordsOf } from '@groundwork/test-data';
import { SeededRandom } from '@groundwork/test-data/cases';
import { classify } from './classify.ts';
import { linesOf, type Page } from './page.ts';
import { readDocument } from './read-document.ts';
import { documentRules } from './rules.ts';
import { doubtedAmounts, withSecondLook } from './second-look.ts';

const scanOf = (name: string, confidence: () => number): Page[] =>
  wordsOf(storedDocument(name)).map((page) => ({
    recognition: 0.96,
    words: page.words.map((word) => ({ ...word, confidence: confidence() })),
  }));

/** The engine of JavaScript counts, so nothing stands between the modules. */
async function classificationsIn(work: () => void): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  try {
    work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const own = result.filter(({ url }) => url.endsWith('/documents/src/classify.ts'));
    const functions = own.flatMap((script) => script.functions);
    return functions
      .filter(({ functionName }) => functionName === 'classify')
      .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}

type Read = (text: string) => { text: string; confidence: number } | null;

function readScan(pages: Page[], read: Read) {
  const doubts = doubtedAmounts(pages);
  const readings = doubts.map(({ words }) => read(words.map(({ text }) => text).join('')));
  return readDocument(withSecondLook(pages, doubts, readings), 'bank_statements');
}

const confirmed: Read = (text) => ({ text, confidence: 0.96 });

describe('the classifications of a scan of one page', () => {
  it.each([
    ['1, if no amount is uncertain', 0.96, confirmed],
    ['1, if the second look confirms each amount', 0.85, confirmed],
    ['1, if the second look reads nothing', 0.85, () => null],
  ] as const)('are %s', async (_, confidence, read) => {
    const pages = scanOf('business_checking-2', () => confidence);
    expect(await classificationsIn(() => readScan(pages, read))).toBe(1);
  });

  it('are 2, if the second look changes an amount', async () => {
    const [page] = scanOf('business_checking-2', () => 0.96);
    const at = page!.words.findLastIndex(({ text }) => /^\d,?\d{2,3}\.\d\d$/.test(text));
    const printed = page!.words[at]!.text;
    const misread = printed.replace(/\d(?=\d\.)/, (digit) => String((Number(digit) + 4) % 10));
    const words = page!.words.map((word, place) => (place === at ? { ...word, text: misread } : word));
    const read: Read = (text) => confirmed(text === misread ? printed : text);
    expect(await classificationsIn(() => readScan([{ ...page!, words }], read))).toBe(2);
  });
});

describe('a classification', () => {
  it.each(storedNames)('of %s depends on no confidence of a readable word', (name) => {
    const random = SeededRandom.spread(name.length);
    const { unreadableBelow } = documentRules;
    const first = scanOf(name, () => 0.96);
    const second = scanOf(name, () => random.whole(Math.ceil(unreadableBelow * 100), 100) / 100);
    const [one, other] = [first, second].map((pages) => classify(linesOf(pages), true));
    expect(one).not.toBeNull();
    expect(other).toEqual(one);
  });

  it('is the same when the pages were classified before', () => {
    const pages = scanOf('business_checking-2', () => 0.85);
    const shared = readScan(pages, confirmed);
    const alone = readDocument(
      structuredClone(withSecondLook(pages, doubtedAmounts(pages), [])),
      'bank_statements',
    );
    expect(shared.classification).toEqual(alone.classification);
  });
});
