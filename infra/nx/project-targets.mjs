import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

export { createDependencies } from './project-edges.mjs';

/** Specs of these folders read pages, manifests and sources of the whole tree. */
const ABOUT_THE_TREE = ['drills', 'generators', 'lint', 'nx', 'scripts', 'services'];

const own = ['default', '^default', 'settings'];
const everything = ['everything'];
const forInfra = [...own, 'deployment'];

/** @param {string} tool @param {string[]} folders @param {string[]} inputs */
const check = (tool, folders, inputs) => ({
  executor: './infra/nx:check',
  options: { tool, folders },
  cache: true,
  inputs,
});

/** @param {string} tool @param {string[]} folders @param {string[]} inputs */
const jest = (tool, folders, inputs) => ({
  ...check(tool, folders, [...inputs, 'programs']),
  outputs: [`{workspaceRoot}/.nx/reports/${tool}/{projectName}.json`],
});

const needsServers = (/** @type {string} */ root) =>
  /^(apps\/(?!web$)|libs\/(platform|testing)(\/|$))/.test(root);
const isPure = (/** @type {string} */ root) =>
  /^(apps\/|libs\/(engines|contracts|wording|web)(\/|$))/.test(root);

/** @param {Record<string, object>} targets */
const withTest = (targets) => ({
  ...targets,
  test: {
    executor: 'nx:noop',
    dependsOn: ['unit', 'servers'].filter((target) => target in targets),
  },
});

/** @param {string} root */
function targetsOfPackage(root) {
  const isJourney = root === 'apps/e2e';
  return {
    typecheck: check('typecheck', [root], own),
    lint: check('lint', [root], own),
    ...(isPure(root) && !isJourney && { unit: jest('unit', [root], own) }),
    ...(needsServers(root) && !isJourney && { servers: jest('servers', [root], [...own, 'servers']) }),
  };
}

/** @param {string} workspaceRoot */
function targetsOfInfra(workspaceRoot) {
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

/** @param {string} workspaceRoot */
function targetsOfTree(workspaceRoot) {
  const outside = /^(apps|libs|infra|node_modules|\.data|\.git|\.nx)$/;
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

/** @param {string} root @param {string} workspaceRoot */
function targetsOf(root, workspaceRoot) {
  if (root === 'infra') return targetsOfInfra(workspaceRoot);
  return root === '.ci' ? targetsOfTree(workspaceRoot) : targetsOfPackage(root);
}

export const name = 'project-targets';

/** @type {import('nx/src/devkit-exports.js').CreateNodesV2} */
export const createNodesV2 = [
  '{{apps,libs}/**/package.json,infra/project.json,.ci/project.json}',
  (files, _, { workspaceRoot }) =>
    files.map((file) => {
      const root = dirname(file);
      return [file, { projects: { [root]: { root, targets: withTest(targetsOf(root, workspaceRoot)) } } }];
    }),
];
