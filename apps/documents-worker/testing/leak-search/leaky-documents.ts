import type { OwnNumbers } from '@groundwork/contracts';
import { scanOf, xlsxOf, xlsxType } from '@groundwork/test-data';
import { SeededRandom } from '@groundwork/test-data/cases';
import { layouts, type LayoutName, scannable } from './layouts.ts';
import { pdfOfSheet, type Place, secretPlaces } from './marks.ts';
import { type Fact, figureFacts, secretFacts, shuffled } from './spellings.ts';

export interface LeakyDocument {
  readonly name: string;
  readonly content: Buffer;
  readonly mediaType: string;
  readonly isScanned: boolean;
  /** Amounts and dates that stay readable. */
  readonly figures: readonly string[];
  /** Where the picture of the page must be covered. */
  readonly secrets: readonly Place[];
}

const layoutNames = Object.keys(layouts) as LayoutName[];

const figuresIn = (facts: readonly Fact[]) =>
  facts.filter(({ kind }) => kind !== 'secret').map(({ text }) => text);

/** A spreadsheet has amounts as numbers, which its drawing prints in one way. */
function asPrinted({ text, kind }: Fact): string {
  if (kind !== 'amount') return text;
  const amount = Number(text.replace(/[^\d.]/g, '')).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return /^[-(]/.test(text) ? `-${amount}` : amount;
}

const toText = (latin: string) => latin.replaceAll('\x96', '–');

async function spreadsheet(facts: readonly Fact[], random: SeededRandom): Promise<Partial<LeakyDocument>> {
  const digitsApart = random.chance(0.4);
  const rows = facts.map(({ label, text, kind }) =>
    kind === 'secret' && digitsApart
      ? [label, ...Array.from(text.replace(/\s/g, ''))]
      : [label, toText(text)],
  );
  const figures = facts.filter(({ kind }) => kind !== 'secret').map(asPrinted);
  if (random.chance(0.5)) {
    const csv = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
    return { content: Buffer.from(csv), mediaType: 'text/csv', figures };
  }
  const hidden = { name: 'Old', rows: facts.map(({ text }) => [toText(text)]), isHidden: true };
  return { content: await xlsxOf([{ name: 'Sheet', rows }, hidden]), mediaType: xlsxType, figures };
}

async function paper(
  name: LayoutName,
  facts: readonly Fact[],
  { random, isScanned }: { random: SeededRandom; isScanned: boolean },
): Promise<Partial<LeakyDocument>> {
  const sheet = layouts[name](facts, random);
  const hidden = facts.map(({ text }) => toText(text)).join(' ; ');
  const pdf = pdfOfSheet(sheet, hidden);
  const scan = { dpi: random.one([150, 200, 300]), grain: random.one([0, 0, 15]) };
  return {
    content: isScanned ? await scanOf(pdf, scan) : pdf,
    mediaType: 'application/pdf',
    secrets: secretPlaces(sheet),
  };
}

/** A document with each number of the owner in a spelling and layout by chance. The same seed gives the same one. */
export async function leakyDocument(seed: number, own: OwnNumbers): Promise<LeakyDocument> {
  const random = SeededRandom.spread(seed);
  const facts = shuffled([...secretFacts(own, random), ...figureFacts(random)], random);
  const kind = seed % 10;
  const isScanned = kind >= 7;
  const layout = isScanned ? random.one(scannable) : (layoutNames[seed % layoutNames.length] ?? 'prose');
  const made =
    kind === 3 ? await spreadsheet(facts, random) : await paper(layout, facts, { random, isScanned });
  return {
    name: `${seed} ${kind === 3 ? 'spreadsheet' : layout}${isScanned ? ', scanned' : ''}`,
    content: Buffer.alloc(0),
    mediaType: 'application/pdf',
    isScanned,
    figures: figuresIn(facts),
    secrets: [],
    ...made,
  };
}
