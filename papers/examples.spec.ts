import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readDocument, statementRowsOf } from '@groundwork/engine-documents';
import { isLong } from '@groundwork/test-data/cases';
import { PageReader } from '../apps/documents-worker/src/reader/pages.reader.ts';
import { WasmRecognition } from '../apps/documents-worker/src/reader/wasm-recognition.adapter.ts';
import type { CorpusFile } from './corpus.ts';
import { examples } from './examples.ts';
import { judge, type Judged } from './judge.ts';
import { readText } from './read-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'examples-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function recognize(file: CorpusFile): Promise<Judged> {
  const { mediaType, truth } = file;
  const reader = new PageReader(() => Promise.resolve(), new WasmRecognition());
  const pages = await reader.read(await file.bytes(), { mediaType, category: truth.category });
  const reading = readDocument(pages, truth.category, reader.facts);
  return judge(file, { ...reading, rows: statementRowsOf(pages, reading)?.rows ?? [] });
}

const read = (file: CorpusFile) =>
  file.medium === 'born-digital' ? readText(file, folder) : recognize(file);

/** A paper on a picture takes minutes on a busy machine. */
const files = examples().filter(({ medium }) => isLong || medium === 'born-digital');

describe('the papers that were once read wrongly', () => {
  it.each(files.map((example) => [example.name, example] as const))(
    'are read right: %s',
    async (_, example) => {
      const { counts, faults } = await read(example);
      expect(faults).toEqual([]);
      expect(counts).toMatchObject({ kinds: 1, alarms: 0, wrong: 0, failed: 0 });
      expect(counts.right).toBe(counts.amounts);
    },
    300_000,
  );
});
