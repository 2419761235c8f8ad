import { join } from 'node:path';
import type { Tree } from 'nx/src/devkit-exports.js';
import { reject } from '../edit/reject.ts';
import type { Afterwards } from '../edit/run.ts';
import { runScript } from '../edit/script.ts';
import { edit } from '../edit/source.ts';
import { quoted, writeTemplates } from '../edit/templates.ts';
import {
  ENGINE,
  generate as generateRuleset,
  GOLDENS,
  RULESETS,
  variableOf,
  versionsIn,
} from '../ruleset/generator.ts';
import { bandsText, pointsAt } from './bands.ts';
import { addByCode } from './codes.ts';
import { withAddition } from './golden.ts';
import { criterionOf, type NewCriterion, type Options } from './new-criterion.ts';
import { PAGE, rowWithFewerPoints, rulesOn, withNextRows } from './page.ts';

/** The newest version, or a new one if it is in force: a published scorecard never changes. */
function nextVersion(tree: Tree): string {
  const inForce = /currentRules: Ruleset = rulesets\['scorecard-([\d.]+)'\]/.exec(
    tree.read(RULESETS, 'utf8') ?? '',
  )?.[1];
  const newest = versionsIn(tree).at(-1);
  if (inForce === undefined || newest === undefined) reject(`${RULESETS} names no scorecard in force.`);
  if (newest !== inForce) return newest;
  const [major = '', minor = ''] = newest.split('.');
  const version = `${major}.${Number(minor) + 1}`;
  generateRuleset(tree, { name: `scorecard-${version}` });
  return version;
}

/** The history of a score names the fields with a direction first. */
function addDirection(tree: Tree, { place: { file, part }, better }: NewCriterion): void {
  const direction = `direction: '${better === 'more' ? 'up' : 'down'}'`;
  const directed = part.includes('{')
    ? part.replace('{', `{ ${direction},`)
    : part.replace(/,?\s*\)$/, `, { ${direction} })`);
  if (!part.includes('direction:')) edit(tree, file, (source) => source.replaceOnce(part, directed));
}

function addToEngine(
  tree: Tree,
  { names: { camel }, figure, kind, better, best, factor }: NewCriterion,
): void {
  edit(tree, `${ENGINE}/figures.ts`, (source) => source.add('scoringFigures', `${figure}: ${kind.schema}`));
  edit(tree, `${ENGINE}/${factor.file}.measures.ts`, (source) =>
    source.addStatement(
      `export const ${camel}: Measure = ({ figures }) => enteredFraction(figures.${figure});`,
    ),
  );
  edit(tree, `${ENGINE}/measures.ts`, (source) =>
    source.add('measures', `${camel}: ${factor.file}.${camel}`),
  );
  edit(tree, `${ENGINE}/field-directions.ts`, (source) => {
    source.add('fieldDirections', `${figure}: '${better}'`);
    if (better === 'less') source.add('zeroIsBlank', quoted(figure));
  });
  if (better === 'less')
    edit(tree, `${ENGINE}/missing-points.ts`, (source) => source.add('ownBest', `${figure}: smallestAnswer`));
  edit(tree, `${ENGINE}/../testing/random-input.ts`, (source) =>
    source.add('fields', `${figure}: ${kind.random(best.threshold)}`),
  );
}

function addWords(tree: Tree, { code, factor: { file }, label, noun, better, why }: NewCriterion): void {
  const verb = better === 'more' ? 'raise' : 'lower';
  const criterion = [label, `Add your ${noun}.`, `Your ${noun}: {value}.`].map(quoted);
  const title = `${verb.replace(/^./, (first) => first.toUpperCase())} your ${noun} to {to}`;
  const steps = [`Plan how to ${verb} your ${noun}`, 'Enter the new figure in your profile'].map(quoted);
  edit(tree, `${ENGINE}/wording/${file}.wording.ts`, (source) => {
    const [own = '', missing = '', current = ''] = criterion;
    source.add(`${file}Criteria`, `${code}: { label: ${own}, missing: ${missing}, current: ${current} }`);
    const words = `noun: ${quoted(noun)}, title: ${quoted(title)}, why: ${quoted(why)}`;
    const evidence = 'Your records of this figure';
    addByCode(
      source,
      `${file}Actions`,
      code,
      `${code}: { ${words}, steps: [${steps.join(', ')}], evidence: ${quoted(evidence)} }`,
    );
  });
}

function valuesOf(version: string, criterion: NewCriterion): Record<string, string> {
  const { names, code, factor, figure, kind, better, bands, best } = criterion;
  const tuples = bands.map(({ threshold, points }) => `[${threshold}, ${points}]`).join(', ');
  return {
    version,
    kebab: names.kebab,
    camel: names.camel,
    code,
    figure,
    file: factor.file,
    factor: factor.key,
    max: String(best.points),
    unit: kind.unit,
    scale: better === 'more' ? 'atLeast' : 'atMost',
    bands: better === 'more' ? `[${tuples}]` : tuples,
    decimals: String(kind.decimals),
    from: String(better === 'more' ? kind.from : 1 / 10 ** kind.decimals),
    to: kind.to === 100 ? '100' : '1e12',
  };
}

function addToScorecard(tree: Tree, version: string, criterion: NewCriterion): void {
  const { names, code, figure, kind, best, giver } = criterion;
  const { camel, kebab } = names;
  const target = { from: join(import.meta.dirname, 'files'), to: `${ENGINE}/rulesets` };
  writeTemplates(tree, target, valuesOf(version, criterion));
  const variable = variableOf(version);
  const folder = `${ENGINE}/rulesets/${version}`;
  edit(tree, `${folder}/scorecard.ts`, (source) => {
    const base =
      /extendRuleset\((\w+),/.exec(source.text)?.[1] ?? reject(`${source.path} extends no scorecard.`);
    source.addImport('withFewerPoints', '../../extend-ruleset.ts');
    source.addImport(camel, `./${kebab}.ts`).addImport(`${camel}Action`, `./${kebab}.ts`);
    source.addUnder(variable, 'criteria', `withFewerPoints(${base}, '${giver}', ${best.points})`);
    source.addUnder(variable, 'addedCriteria', camel);
    if (source.has(`${variable}.advice`)) source.addUnder(`${variable}.advice`, 'actions', `${camel}Action`);
    else source.add(variable, `advice: { actions: [${camel}Action] }`);
  });
  edit(tree, `${folder}/scorecard.spec.ts`, (source) => {
    if (source.partsOf('changedCriteria').includes(quoted(giver)))
      reject(`Scorecard ${version} changes ${giver} already.`);
    addByCode(source, 'changedCriteria', giver, quoted(giver));
    addByCode(source, 'changedCriteria', code, quoted(code));
  });
  edit(tree, `${ENGINE}/criteria-bands.spec.ts`, (source) =>
    addByCode(
      source,
      'levers',
      code,
      `${code}: field(${quoted(figure)}${kind.decimals === 2 ? ', 0.01' : ''})`,
    ),
  );
}

/** The page and the golden profiles, both from the rules that the page states. */
function addResults(tree: Tree, version: string, criterion: NewCriterion): void {
  const { code, factor, label, figure, kind, better, bands, best, giver } = criterion;
  const text = tree.read(PAGE, 'utf8') ?? reject(`${PAGE} does not exist.`);
  const { row, max } = rowWithFewerPoints(text, giver, best.points);
  const own = [code, label, 'your figure', String(best.points), bandsText(bands, better, kind)];
  tree.write(PAGE, withNextRows(text, [row, own]));
  const goldens = `${ENGINE}/rulesets/${version}/${GOLDENS}`;
  const addition = {
    ...rulesOn(text, factor.label),
    code,
    figure,
    factor: factor.key,
    pointsAt: (value: number) => pointsAt(bands, better, value),
    giver: { code: giver, max, fewer: best.points },
    added: { name: `only the best band of ${code}`, value: best.threshold },
  };
  const files = versionsIn(tree).map((each) => `${ENGINE}/rulesets/${each}/${GOLDENS}`);
  const texts = files.map((file) => tree.read(file, 'utf8') ?? reject(`${file} does not exist.`));
  tree.write(goldens, withAddition(texts, addition));
}

export function generate(tree: Tree, options: Options): Afterwards {
  const criterion = criterionOf(tree, options);
  const version = nextVersion(tree);
  addDirection(tree, criterion);
  addToEngine(tree, criterion);
  addWords(tree, criterion);
  addToScorecard(tree, version, criterion);
  addResults(tree, version, criterion);
  const { names, code, factor } = criterion;
  return {
    finish: (root) => runScript(root, 'infra/scripts/ruleset-fingerprint.ts', `scorecard-${version}`),
    next: [
      `${ENGINE}/wording/${factor.file}.wording.ts: enter the steps and the evidence of ${code}.`,
      `${ENGINE}/rulesets/${version}/${names.kebab}.ts: enter effort, hours and cost of its action.`,
      `${PAGE}: enter how ${code} is measured.`,
      'Run npm test -- --only unit --match "engines/scoring|score-page|words".',
    ],
  };
}
