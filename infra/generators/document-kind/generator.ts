import { join } from 'node:path';
import type { Tree } from 'nx/src/devkit-exports.js';
import { type Names, namesOf } from '../edit/names.ts';
import { reject } from '../edit/reject.ts';
import type { Afterwards } from '../edit/run.ts';
import { runScript } from '../edit/script.ts';
import { edit, Source } from '../edit/source.ts';
import { writeTemplates } from '../edit/templates.ts';
import { type Document, documentOf, sampleOf } from './document.ts';

interface Options {
  name: string;
  category: string;
  parts: string;
  total: string;
  label?: string;
}

interface Kind {
  names: Names;
  /** The stored name: payroll_report. */
  id: string;
  label: string;
  category: string;
  parts: readonly Names[];
  total: Names;
}

const CATALOG = 'libs/contracts/src/document-catalog.ts';
const KINDS = 'libs/engines/documents/src';
const WORDING = `${KINDS}/documents.wording.ts`;
const STORED = 'libs/test-data/documents';

const files = (folder: string) => join(import.meta.dirname, 'files', folder);
const inTitleCase = (text: string) => text.replace(/\b[a-z]/g, (first) => first.toUpperCase());
const inWords = (all: readonly string[]) => `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const listOf = (all: readonly Names[]) => all.map(({ camel }) => `'${camel}'`).join(', ');

function checkCategory(tree: Tree, { id, label, category }: Kind): void {
  const text = tree.read(CATALOG, 'utf8') ?? '';
  const source = new Source(CATALOG, text);
  const categories = source.partsOf('documentCatalog').map((part) => part.slice(0, part.indexOf(':')));
  if (!categories.includes(category))
    reject(`There is no category "${category}". The categories are ${categories.join(', ')}.`);
  if (new RegExp(`\\b${id}: \\{`).test(text)) reject(`The catalog already has a kind ${id}.`);
  if (text.includes(`label: '${label}'`)) reject(`The catalog already has a kind "${label}".`);
}

function kindOf(tree: Tree, { name, category, label, ...options }: Options): Kind {
  const names = namesOf(name);
  const parts = options.parts.split(',').map((part) => namesOf(part.trim(), 'part'));
  const total = namesOf(options.total, 'total');
  const figures = [...parts, total].map(({ camel }) => camel);
  if (parts.length < 2) reject('A total needs at least two parts, as in --parts=wages,bonuses.');
  if (new Set(figures).size < figures.length)
    reject(`Two figures have the same name: ${figures.join(', ')}.`);
  const plain = label ?? inTitleCase(names.text);
  if (!/^[\p{L}\d][\p{L}\d &-]*$/u.test(plain))
    reject(`The label "${plain}" has characters other than letters, digits, spaces, & and dashes.`);
  const kind = { names, id: name.replaceAll('-', '_'), label: plain, category, parts, total };
  checkCategory(tree, kind);
  return kind;
}

function valuesOf(
  { names, id, label, category, parts, total }: Kind,
  document: Document,
): Record<string, string> {
  const start = document.layout === 'form' ? '\\\\b' : '^';
  const phrases = (all: readonly Names[]) => all.map(({ text }) => text.toLowerCase());
  const figures = [...parts, total].map(
    ({ camel, text }) =>
      `figureRule('${camel}', figureLabels.${camel}, ['${start}${text.toLowerCase()}\\\\b'])`,
  );
  return {
    kebab: names.kebab,
    camel: names.camel,
    id,
    label,
    category,
    title: label.toLowerCase(),
    issuer: document.issuer,
    against: document.against,
    phrases: document.phrases,
    total: total.camel,
    totalPhrase: total.text.toLowerCase(),
    figures: figures.join(', '),
    partPhrases: phrases(parts)
      .map((phrase) => `'${phrase}'`)
      .join(', '),
    terms: parts.map(({ camel }) => `plus('${camel}')`).join(', '),
  };
}

function addWording(tree: Tree, { names, parts, total }: Kind, { layout }: Document): void {
  edit(tree, WORDING, (source) => {
    const labels = source.partsOf('figureLabels');
    for (const { camel, text } of [...parts, total])
      if (!labels.some((part) => part.startsWith(`${camel}:`)))
        source.addSorted('figureLabels', `${camel}: '${text}'`);
    const sum = inWords(parts.map(({ text }) => text.toLowerCase()));
    const sentence = `${capitalized(sum)} don’t add up to ${total.text.toLowerCase()}.`;
    if (layout === 'report') source.add('equations', `${names.camel}: '${sentence}'`);
  });
}

export function generate(tree: Tree, options: Options): Afterwards {
  const kind = kindOf(tree, options);
  const { names, id, label, category, parts, total } = kind;
  const document = documentOf(category);
  const values = valuesOf(kind, document);
  edit(tree, CATALOG, (source) => {
    const entry = `${id}: { label: '${label}', requiredFigures: [${listOf([...parts, total])}] }`;
    source.add(`documentCatalog.${category}.kinds`, entry);
  });
  addWording(tree, kind, document);
  writeTemplates(tree, { from: files(document.layout), to: `${KINDS}/kinds` }, values);
  edit(tree, `${KINDS}/kinds.ts`, (source) =>
    source.addImport(names.camel, `./kinds/${names.kebab}.ts`).add('definitions', names.camel),
  );
  tree.write(`${STORED}/${id}-1.txt`, sampleOf(document, label, parts, total));
  return {
    finish: (root) => runScript(root, 'infra/scripts/contract-snapshot.ts'),
    next: [
      `${KINDS}/kinds/${names.kebab}.ts: enter the phrases and sums of real documents. Test them in ${names.kebab}.spec.ts.`,
      `${STORED}/${id}-1.txt: enter what a real document prints. Add the kind to docs/documents.md.`,
      'Run npm test -- --only unit,services --match document.',
    ],
  };
}
