import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { CreateNodesResult, TargetConfiguration } from 'nx/src/devkit-exports.js';

/** Specs of these folders read pages, manifests and sources of the whole tree. */
const ABOUT_THE_TREE = ['drills', 'generators', 'lint', 'nx', 'scripts', 'services'];

const own = ['default', '^default', 'settings'];
const everything = ['everything'];
const forInfra = [...own, 'deployment'];

const check = (tool: string, folders: string[], inputs: string[]): TargetConfiguration => ({
  executor: './infra/nx:check',
  options: { tool, folders },
  cache: true,
  inputs,
});

const jest = (tool: string, folders: string[], inputs: string[]): TargetConfiguration => ({
  ...check(tool, folders, [...inputs, 'programs']),
  outputs: [`{workspaceRoot}/.nx/reports/${tool}/{projectName}.json`],
});

const needsServers = (root: string) => /^(apps\/(?!web$)|libs\/(platform|testing)(\/|$))/.test(root);
const isPure = (root: string) => /^(apps\/|libs\/(engines|contracts|wording|web)(\/|$))/.test(root);

const withTest = (targets: Record<string, TargetConfiguration>): Record<string, TargetConfiguration> => ({
  ...targets,
  test: {
    executor: 'nx:noop',
    dependsOn: ['unit', 'servers'].filter((target) => target in targets),
  },
});

function targetsOfPackage(root: string): Record<string, TargetConfiguration> {
  const isJourney = root === 'apps/e2e';
  return {
    typecheck: check('typecheck', [root], own),
    lint: check('lint', [root], own),
    ...(isPure(root) && !isJourney && { unit: jest('unit', [root], own) }),
    ...(needsServers(root) && !isJourney && { servers: jest('servers', [root], [...own, 'servers']) }),
  };
}

function targetsOfInfra(workspaceRoot: string): Record<string, TargetConfiguration> {
  const folders = readdirSync(join(workspaceRoot, 'infra'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ABOUT_THE_TREE.includes(entry.name))
    .map(({ name }) => `infra/${name}`);
  return {
    typecheck: check('typecheck', ['infra'], forInfra),
    lint: check('lint', ['infra'], forInfra),
    unit: jest('unit', folders, forInfra),
    servers: jest('servers', ['infra/local/servers'], forInfra),
  };
}

function targetsOfTree(workspaceRoot: string): Record<string, TargetConfiguration> {
  const outside = /^(apps|libs|infra|papers|node_modules|\.data|\.git|\.nx)$/;
  return {
    lint: check(
      'lint',
      readdirSync(workspaceRoot).filter((name) => !outside.test(name)),
      everything,
    ),
    unit: jest(
      'unit',
      ABOUT_THE_TREE.map((folder) => `infra/${folder}`),
      everything,
    ),
  };
}

function targetsOf(root: string, workspaceRoot: string) {
  if (root === 'infra') return targetsOfInfra(workspaceRoot);
  if (root === 'papers') return { unit: jest('unit', ['papers'], own) };
  return root === '.ci' ? targetsOfTree(workspaceRoot) : targetsOfPackage(root);
}

export function nodeOf(file: string, workspaceRoot: string): [string, CreateNodesResult] {
  const root = dirname(file);
  return [file, { projects: { [root]: { root, targets: withTest(targetsOf(root, workspaceRoot)) } } }];
}
