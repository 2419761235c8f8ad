import { join } from 'node:path';
import type { Tree } from 'nx/src/devkit-exports.js';
import { type FieldPlace, isOf, placesIn, PROFILE } from '../edit/catalog.ts';
import { type Names, namesOf } from '../edit/names.ts';
import { checkSentence, reject } from '../edit/reject.ts';
import type { Afterwards } from '../edit/run.ts';
import { runScript } from '../edit/script.ts';
import { edit } from '../edit/source.ts';
import { quoted, writeTemplates } from '../edit/templates.ts';
import { type FieldBuilder, type FieldSamples, samples } from './kinds.ts';

interface Options {
  name: string;
  after: string;
  kind: FieldBuilder;
  label?: string;
  options?: string;
  guidance?: string;
}

const GUIDANCE = 'libs/engines/guidance/src';

const files = (folder: string) => join(import.meta.dirname, 'files', folder);

function placeAfter(tree: Tree, name: string, after: string): FieldPlace {
  const places = placesIn(tree);
  if (places.some(isOf(name))) reject(`The catalog already has a field ${name}.`);
  return places.find(isOf(after)) ?? reject(`The catalog has no field "${after}".`);
}

function choicesOf({ kind, options }: Options): readonly string[] {
  if (kind !== 'select' && options !== undefined) reject('Only a select has options.');
  const choices = options?.split(',').map((each) => each.trim()) ?? [];
  if (kind === 'select' && (choices.length < 2 || choices.some((each) => !/^\w+$/.test(each))))
    reject('A select needs options, as in --options=owned,leased.');
  return choices;
}

function checkGuidance({ kind, guidance = '' }: Options): void {
  if (guidance === '') return;
  if (!('reads' in samples[kind])) reject(`The guidance engine cannot read a field of the kind ${kind}.`);
  checkSentence('guidance', guidance);
}

function addGuidance(
  tree: Tree,
  { camel, kebab }: Names,
  label: string,
  { kind, guidance = '' }: Options,
): void {
  const { reads }: FieldSamples = samples[kind];
  if (guidance === '' || reads === undefined) return;
  writeTemplates(tree, { from: files('guidance'), to: GUIDANCE }, { camel, kebab });
  edit(tree, `${GUIDANCE}/guidance.wording.ts`, (source) =>
    source.addStatement(
      `export const ${camel}Words = { title: ${quoted(label)}, text: ${quoted(guidance)} } as const;`,
    ),
  );
  edit(tree, `${GUIDANCE}/fields.ts`, (source) => source.addSorted('guidanceFields', quoted(camel)));
  edit(tree, `${GUIDANCE}/figures.ts`, (source) => source.addSorted('guidanceFigures', `${camel}: ${reads}`));
  edit(tree, `${GUIDANCE}/guidance.ts`, (source) =>
    source.addImport(camel, `./${kebab}.ts`).add('guidanceRules', camel),
  );
}

export function generate(tree: Tree, options: Options): Afterwards {
  const names = namesOf(options.name);
  const { after, kind, label = names.text } = options;
  if (/[\\<>{}]/.test(label)) reject(`The label "${label}" has one of the characters \\ < > { }.`);
  const choices = choicesOf(options).map(quoted);
  checkGuidance(options);
  const { file, list, part, next } = placeAfter(tree, names.camel, after);
  const builder = part.slice(0, part.indexOf('.'));
  const more = kind === 'select' ? `, { options: [${choices.join(', ')}] }` : '';
  const field = `${builder}.${kind}('${names.camel}', ${quoted(label)}${more})`;
  edit(tree, file, (source) => source.add(list, field, next));
  edit(tree, `${PROFILE}/catalog.spec.ts`, (source) => source.add('addedFields', `'${names.camel}'`));

  const { shape, valid, invalid, travels } = samples[kind];
  const values = {
    camel: names.camel,
    kebab: names.kebab,
    label: quoted(label),
    after,
    shape,
    valid: [...valid, ...choices].map((value) => `[${value}]`).join(', '),
    invalid: invalid.map((value) => `[${value}]`).join(', '),
    reach: travels ? 'goes to the engines in an event' : 'never leaves the profile',
    travels: String(travels),
  };
  writeTemplates(tree, { from: files('contracts'), to: PROFILE }, values);
  addGuidance(tree, names, label, options);
  return {
    finish: (root) => runScript(root, 'infra/scripts/contract-snapshot.ts'),
    next: [
      `${file}: add bounds, a placeholder or suggestions. Test them in ${names.kebab}.field.spec.ts.`,
      'Run npm test -- --only unit and npm test -- --only services --match every-field.',
    ],
  };
}
