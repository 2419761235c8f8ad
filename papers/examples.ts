import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CorpusFile, Medium } from './corpus.ts';
import type { Truth } from './paper.ts';

interface Example {
  readonly file: string;
  readonly category: Truth['category'];
  readonly kind: string | null;
  readonly amounts: Readonly<Record<string, number>>;
  readonly text: {
    readonly bank?: string;
    readonly holder?: string;
    readonly period?: string;
    readonly taxYear?: string;
  };
}

function exampleTruth({ category, kind, amounts, text }: Example): Truth {
  const [from = null, to] = text.period?.split(' to ') ?? [];
  return {
    kind: kind ?? 'none',
    category,
    figures: amounts,
    more: {},
    rows: [],
    empty: [],
    forged: null,
    issuer: text.bank ?? null,
    holder: text.holder ?? null,
    period: to === undefined ? null : { from, to },
    taxYear: text.taxYear === undefined ? null : Number(text.taxYear),
  };
}

const folder = join(import.meta.dirname, 'examples');

function mediumOf(file: string): Medium {
  if (file.endsWith('.jpg')) return 'photo';
  return file.startsWith('scan-') ? 'scan' : 'born-digital';
}

export function examples(): CorpusFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const example = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Example;
      return {
        name: name.replace('.json', ''),
        layout: name.replace('.json', ''),
        group: 'examples',
        medium: mediumOf(example.file),
        mediaType: example.file.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf',
        seed: 1,
        onePage: false,
        truth: exampleTruth(example),
        bytes: async () => readFileSync(join(folder, example.file)),
      };
    });
}
