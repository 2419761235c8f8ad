import type { Tree } from 'nx/src/devkit-exports.js';
import { type FieldPlace, isOf, placesIn } from '../edit/catalog.ts';
import { type Names, namesOf } from '../edit/names.ts';
import { checkSentence, reject } from '../edit/reject.ts';
import { Source } from '../edit/source.ts';
import type { FieldBuilder } from '../profile-field/kinds.ts';
import { ENGINE } from '../ruleset/generator.ts';
import { type Band, bandsIn, type Better } from './bands.ts';
import { type FigureKind, figureKinds } from './kinds.ts';

export interface Options {
  name: string;
  figure: string;
  better: Better;
  bands: string;
  from: string;
  why: string;
  label?: string;
}

interface Factor {
  readonly key: string;
  readonly label: string;
  readonly file: string;
}

export interface NewCriterion {
  readonly names: Names;
  readonly code: string;
  readonly factor: Factor;
  readonly label: string;
  readonly noun: string;
  readonly figure: string;
  readonly place: FieldPlace;
  readonly kind: FigureKind;
  readonly better: Better;
  readonly bands: readonly Band[];
  readonly best: Band;
  readonly giver: string;
  readonly why: string;
}

const factors: Readonly<Record<string, Factor>> = {
  CR: { key: 'creditScore', label: 'Credit Profile', file: 'credit' },
  BF: { key: 'businessFinancials', label: 'Business Financials', file: 'financials' },
  RA: { key: 'riskAssessment', label: 'Risk Assessment', file: 'risk' },
};

const sourceOf = (tree: Tree, path: string) => new Source(path, tree.read(path, 'utf8') ?? '');
const has = (source: Source, place: string, name: string) =>
  source.partsOf(place).some((part) => part.startsWith(`${name}:`));

/** "Contract revenue" in a sentence; "D&B rating" stays. */
const nounOf = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

function unreadFigure(tree: Tree, figure: string): { place: FieldPlace; kind: FigureKind } {
  const place =
    placesIn(tree).find(isOf(figure)) ??
    reject(`The catalog has no field "${figure}". npx nx generate profile-field adds one.`);
  if (has(sourceOf(tree, `${ENGINE}/figures.ts`), 'scoringFigures', figure))
    reject(`A criterion reads ${figure} already.`);
  const never = sourceOf(tree, `${ENGINE}/figures.spec.ts`).partsOf('neverScored');
  if (never.some((names) => names.slice(1, -1).split(' ').includes(figure)))
    reject(`${figure} must never count.`);
  const builder = /^\w+\.(\w+)/.exec(place.part)?.[1] as FieldBuilder;
  const kind = figureKinds[builder] ?? reject(`A criterion cannot measure a field of the kind ${builder}.`);
  return { place, kind };
}

export function criterionOf(tree: Tree, options: Options): NewCriterion {
  const names = namesOf(options.name);
  const { figure, better, from: giver, label = names.text, why } = options;
  if (!/^[\p{L}\d][\p{L}\d &’-]*$/u.test(label))
    reject(`The label "${label}" has characters other than letters, digits, spaces, &, ’ and dashes.`);
  checkSentence('reason', why);
  if (has(sourceOf(tree, `${ENGINE}/measures.ts`), 'measures', names.camel))
    reject(`There is a measure ${names.camel} already.`);
  const group = /^[A-Z]{2}(?=\d+$)/.exec(giver)?.[0] ?? '';
  const factor = factors[group] ?? reject(`"${giver}" is no criterion that can give points, as in RA1.`);
  const unread = unreadFigure(tree, figure);
  const bands = bandsIn(options.bands, better, unread.kind);
  const [best = reject('A criterion needs a band.')] = bands;
  const words = sourceOf(tree, `${ENGINE}/wording/${factor.file}.wording.ts`);
  const code = `${group}${words.partsOf(`${factor.file}Criteria`).length + 1}`;
  return {
    names,
    code,
    factor,
    label,
    noun: nounOf(label),
    figure,
    ...unread,
    better,
    bands,
    best,
    giver,
    why,
  };
}
