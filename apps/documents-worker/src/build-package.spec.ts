import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pdfOf, scanOf, xlsxOf, xlsxType } from '@groundwork/test-data';
import { eventually, FakeClamd, virusMark } from '@groundwork/testing';
import { textsOf, textsOfPdf } from '../testing/leak-search/package-texts.ts';
import { RunningPackages } from '../testing/running-packages.ts';
import { sha256 } from '../testing/zip-files.ts';

let packages: RunningPackages;
beforeAll(async () => {
  packages = await RunningPackages.start();
});
afterAll(() => packages.stop());

const statement = [
  'First Prairie Bank   Business Checking Statement',
  'Cedar Lane Bakery LLC   SSN 123-45-6789   EIN 98-7654321',
  'Account number 4001 2345 6789   born 03/04/1980',
  'Beginning balance 1,000.00   Ending balance 1,200.00',
  '01/03/2026 Customer payment 300.00',
  'Transfer to account 7788990011 of another person',
];
const ownNumbers =
  /1\W*2\W*3\W*4\W*5\W*6\W*7\W*8\W*9|9\W*8\W*7\W*6\W*5\W*4\W*3\W*2\W*1|4\W*0\W*0\W*1\W*2\W*3\W*4\W*5/;

async function textOf(content: Buffer): Promise<string> {
  const texts = await textsOfPdf(content);
  return (texts.find(({ way }) => way === 'pages by pdf.js')?.text ?? '').replaceAll(/\s+/g, ' ').trim();
}

describe('a masked copy', () => {
  it('shows no number in any byte, and leaves amounts and dates', async () => {
    const job = await packages.request([{ content: pdfOf([statement, statement]), pages: 2 }]);
    expect(await packages.endOf(job)).toMatchObject({ memoPages: 2 });
    const zip = await packages.zipOf(job);
    const copy = zip.get('documents/01-tax_return.pdf') ?? Buffer.alloc(0);
    const text = await textOf(copy);
    expect(text).toContain('SSN ***-**-6789 EIN **-***4321');
    expect(text).toContain('Account number ****6789 born 1980');
    expect(text).toContain('account ****0011 of another person');
    expect(text).toContain(
      'Beginning balance 1,000.00 Ending balance 1,200.00 01/03/2026 Customer payment 300.00',
    );
    for (const [name, content] of [...(await packages.objectsOf(job)), ...zip])
      for (const { way, text } of await textsOf(name, content))
        expect([name, way, ownNumbers.exec(text)?.[0]]).toEqual([name, way, undefined]);
    expect([...zip.keys()].join()).not.toContain('secret-name');
  });

  it('of a scan covers what the recognition reads', async () => {
    const job = await packages.request([{ content: await scanOf(pdfOf([statement])), pages: 1 }]);
    expect(await packages.endOf(job)).toMatchObject({ memoPages: 2 });
    const [item] = packages.itemsOf(job);
    expect(item?.drawn[0]?.hits).toBeGreaterThanOrEqual(4);
    const text = await textOf(
      (await packages.zipOf(job)).get('documents/01-tax_return.pdf') ?? Buffer.alloc(0),
    );
    expect(text).toContain('***-**-6789');
    expect(text).not.toMatch(ownNumbers);
  });

  it('is drawn from the pages of its part of a file only', async () => {
    const pages = ['one', 'two', 'three'].map((page) => [`This is page ${page} of the file`]);
    const job = await packages.request([{ content: pdfOf(pages), before: 1, pages: 2 }]);
    await packages.endOf(job);
    const text = await textOf(
      (await packages.zipOf(job)).get('documents/01-tax_return.pdf') ?? Buffer.alloc(0),
    );
    expect(text).toBe('This is page two of the file This is page three of the file');
  });

  it('is no copy without masks for a consent', async () => {
    const job = await packages.request([{ content: pdfOf([statement]), masked: false }]);
    await packages.endOf(job);
    const text = await textOf(
      (await packages.zipOf(job)).get('documents/01-tax_return.pdf') ?? Buffer.alloc(0),
    );
    expect(text).toContain('SSN 123-45-6789');
  });

  it('of a spreadsheet covers its cells', async () => {
    const rows = [
      ['Owner', 'SSN'],
      ['Ann', '123-45-6789'],
      ['Sales', '1,200.00'],
    ];
    const content = await xlsxOf([{ name: 'Sheet', rows }]);
    const job = await packages.request([{ content, mediaType: xlsxType }]);
    await packages.endOf(job);
    const text = await textOf(
      (await packages.zipOf(job)).get('documents/01-tax_return.pdf') ?? Buffer.alloc(0),
    );
    expect(text).toMatch(/Ann.*\*\*\*-\*\*-6789.*1,200\.00/);
  });
});

describe('a package', () => {
  it('lists each file with its digest, and its memo is tagged', async () => {
    const job = await packages.request([{ content: pdfOf([statement]) }]);
    await packages.endOf(job);
    const zip = await packages.zipOf(job);
    const listed = packages.files.get(job.packageId) ?? [];
    expect(listed.map(({ path }) => path)).toEqual(['README.txt', 'documents/01-tax_return.pdf', 'memo.pdf']);
    for (const { path, bytes, sha256: digest } of listed) {
      const content = zip.get(path) ?? Buffer.alloc(0);
      expect([path, content.length, sha256(content)]).toEqual([path, bytes, digest]);
    }
    expect([...zip.keys()].slice(0, 2)).toEqual(['manifest.json', 'signature.json']);
    const memoTexts = await textsOfPdf(zip.get('memo.pdf') ?? Buffer.alloc(0));
    const memo = memoTexts.map(({ text }) => text).join('\n');
    for (const entry of ['/MarkInfo', '/Marked true', '/StructTreeRoot', '/Lang (en-US)'])
      expect(memo).toContain(entry);
    expect(await textOf(zip.get('memo.pdf') ?? Buffer.alloc(0))).toMatch(/Request.*Cash flow.*Page 2 of 2/);
  });

  it('fails with the document whose file is gone or cannot be drawn', async () => {
    const gone = await packages.request([{ content: pdfOf([statement]) }, { content: Buffer.alloc(0) }]);
    const damaged = await packages.request([{ content: Buffer.from('%PDF-1.4 nothing') }]);
    expect(await packages.endOf(gone)).toEqual({
      cause: 'missing',
      itemId: packages.itemsOf(gone)[1]?.itemId,
    });
    expect(await packages.endOf(damaged)).toEqual({
      cause: 'unreadable',
      itemId: packages.itemsOf(damaged)[0]?.itemId,
    });
  });

  it('is built further by the next worker, and draws each page once', async () => {
    const content = pdfOf(Array.from({ length: 12 }, () => statement));
    const job = await packages.request([{ content, pages: 12 }]);
    const drawn = () => (packages.itemsOf(job)[0]?.drawn ?? []).map(({ page }) => page);
    await eventually(
      () => Promise.resolve(drawn().length),
      (count) => count >= 3,
      60_000,
    );
    await packages.stopWorker();
    expect(drawn().length).toBeLessThan(12);
    await packages.startWorker();
    expect(await packages.endOf(job)).toMatchObject({ memoPages: 2 });
    expect(drawn().sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  });

  it('of an owner who is erased during the build leaves no object', async () => {
    const job = await packages.request([
      { content: pdfOf(Array.from({ length: 8 }, () => statement)), pages: 8 },
    ]);
    packages.afterPage = (drawn) => {
      if (drawn === 2) packages.erase(job);
    };
    const left = await eventually(
      () => packages.objectsOf(job),
      (objects) => packages.isGone(job) && objects.size === 0,
      60_000,
    );
    packages.afterPage = () => undefined;
    expect([...left.keys()]).toEqual([]);
    expect(packages.itemsOf(job)[0]?.drawn.length).toBeLessThan(8);
  });
});

describe('a package with a virus scanner', () => {
  it('has only scanned documents, and fails with the infected one', async () => {
    const clamd = await FakeClamd.start();
    await packages.stopWorker();
    await packages.startWorker({ CLAMD_URL: clamd.url });
    const clean = pdfOf([statement]);
    const good = await packages.request([{ content: clean }]);
    expect(await packages.endOf(good)).toMatchObject({ memoPages: 2 });
    expect(clamd.scanned.map((file) => file.equals(clean))).toEqual([true]);
    const infected = Buffer.concat([clean, Buffer.from(virusMark)]);
    const bad = await packages.request([{ content: clean }, { content: infected }]);
    const itemId = packages.itemsOf(bad)[1]?.itemId;
    expect(await packages.endOf(bad)).toEqual({ cause: 'infected', itemId });
    await clamd.stop();
    const unscanned = await packages.request([{ content: clean }]);
    expect(await packages.endOf(unscanned)).toMatchObject({ cause: 'not-scanned' });
  });
});
