import { join } from 'node:path';
import type { Tree } from 'nx/src/devkit-exports.js';
import { reject } from '../edit/reject.ts';
import type { Afterwards } from '../edit/run.ts';
import { runScript } from '../edit/script.ts';
import { edit, Source } from '../edit/source.ts';
import { writeTemplates } from '../edit/templates.ts';

interface Options {
  name: string;
}

export const ENGINE = 'libs/engines/scoring/src';
export const RULESETS = `${ENGINE}/rulesets.ts`;
export const GOLDENS = 'golden-profiles.golden.json';

export const variableOf = (version: string) => `scorecard${version.replace('.', '')}`;

const isNewer = (version: string, than: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = than.split('.').map(Number);
  return major === otherMajor ? minor > otherMinor : major > otherMajor;
};

const numberOf = (name: string) => name.replace('scorecard-', '');

export function versionsIn(tree: Tree): string[] {
  const source = new Source(RULESETS, tree.read(RULESETS, 'utf8') ?? '');
  return source.partsOf('rulesets').flatMap((part) => /^'scorecard-([\d.]+)'/.exec(part)?.[1] ?? []);
}

function checkVersion(tree: Tree, name: string): { version: string; base: string } {
  if (!/^scorecard-\d+\.\d+$/.test(name)) reject(`"${name}" is no version, as in "scorecard-1.1".`);
  const version = numberOf(name);
  const published = versionsIn(tree);
  if (published.includes(version)) reject(`Ruleset ${version} exists already.`);
  const base = published.at(-1) ?? reject(`${RULESETS} lists no ruleset.`);
  if (!isNewer(version, base))
    reject(`Ruleset ${version} is older than ${base}: the last one is the newest.`);
  return { version, base };
}

export function generate(tree: Tree, { name }: Options): Afterwards {
  const { version, base } = checkVersion(tree, name);
  const folder = `${ENGINE}/rulesets/${version}`;
  const variable = variableOf(version);
  const values = { version, base, variable, baseVariable: variableOf(base) };
  writeTemplates(tree, { from: join(import.meta.dirname, 'files'), to: `${ENGINE}/rulesets` }, values);

  edit(tree, RULESETS, (source) => {
    source.addImport(variable, `./rulesets/${version}/scorecard.ts`);
    source.add('rulesets', `'${name}': ${variable}`);
  });
  return {
    finish: (root) => runScript(root, 'infra/scripts/ruleset-fingerprint.ts', name),
    next: [
      `${folder}/scorecard.ts: enter what differs. Name the changed criteria in scorecard.spec.ts.`,
      'npm test -- --only unit --match engines/scoring: enter the new fingerprint. Compute the changes of golden cases by hand.',
      `${RULESETS}: let currentRules name it. Run npm test -- --only services --match apps/scoring.`,
    ],
  };
}
