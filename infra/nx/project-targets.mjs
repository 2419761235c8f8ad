import { dirname } from 'node:path';

const OWN_TYPES = { 'apps/web': 'apps/web', 'libs/web/ui': 'apps/web', 'apps/e2e': 'apps/e2e' };

/** Nx sees no edge between our projects, since no package.json lists another; an app imports no app. */
const inputs = ['default', '{workspaceRoot}/libs/**/*', 'settings'];
const cached = { cache: true, inputs };

/** @param {string} root */
function typecheck(root) {
  const own = Object.entries(OWN_TYPES).find(([folder]) => folder === root)?.[1];
  if (own !== undefined && own === root) return { ...cached, command: `tsc --noEmit -p ${own}` };
  const by = own === undefined ? 'workspace' : `@groundwork/${own.split('/').at(-1)}`;
  return { executor: 'nx:noop', dependsOn: [{ projects: [by], target: 'typecheck' }] };
}

/** @param {string} stages */
const onServers = (stages) => ({
  command: `npm test -- ${stages}`,
  cache: false,
  inputs,
  parallelism: false,
});

/** @param {string} root */
function test(root) {
  if (root === 'apps/e2e') return onServers('--only journey,leaks');
  const isPure = /^(apps\/web$|libs\/(engines|contracts|wording|web)(\/|$))/.test(root);
  if (!isPure) return onServers(`--only services --match ${root}/`);
  const jest = 'node --experimental-vm-modules node_modules/.bin/jest --ci --passWithNoTests';
  return { ...cached, command: `${jest} --selectProjects unit web -- ${root}/` };
}

/** @param {string} root */
const targetsOf = (root) => ({
  typecheck: typecheck(root),
  lint: {
    ...cached,
    command: `eslint ${root} --max-warnings 0 && prettier --check --log-level warn ${root}`,
  },
  test: test(root),
});

export const name = 'project-targets';

/** @type {import('nx/src/devkit-exports.js').CreateNodesV2} */
export const createNodesV2 = [
  '{apps,libs}/**/package.json',
  (files) =>
    files.map((file) => {
      const root = dirname(file);
      return [file, { projects: { [root]: { root, targets: targetsOf(root) } } }];
    }),
];
