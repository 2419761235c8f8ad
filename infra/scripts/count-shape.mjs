// Counts what the shape of the services is measured by: node infra/scripts/count-shape.mjs
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fixedNames, roles } from '../lint/service-shape.mjs';

const feature = (/** @type {string} */ file) => /^apps\/[^/]+\/src\/features\/[^/]+/.exec(file)?.[0];
const named = new Set(Object.values(fixedNames).flat());

const files = readdirSync('apps', { recursive: true, encoding: 'utf8' })
  .map((file) => `apps/${file}`)
  .filter((file) => /^apps\/(?!web|e2e)[^/]+\/src\/.+\.ts$/.test(file) && !file.endsWith('.spec.ts'));

/** @type {(file: string) => number} */
function crossings(file) {
  const targets = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, target = '']) =>
    posix.join(posix.dirname(file), target),
  );
  return targets.filter((target) => {
    const [from, to] = [feature(file), feature(target)];
    return from !== undefined && to !== undefined && from !== to && !/\.(use-case|query)\.ts$/.test(target);
  }).length;
}

const hasRole = (/** @type {string} */ file) => {
  const name = posix.basename(file);
  if (named.has(name) || /\/migrations\/\d/.test(file)) return true;
  return (/\.([a-z-]+)\.ts$/.exec(name)?.[1] ?? '') in roles;
};

const edges = files.filter((file) => file.endsWith('.rpc.ts'));
console.log({
  files: files.length,
  'imports into another feature, past its entry': files.map(crossings).reduce((sum, n) => sum + n, 0),
  'RPC edges': edges.length,
  'RPC edges that ask the database': edges.filter((file) => /DataSource/.test(readFileSync(file, 'utf8')))
    .length,
  'files without a role': files.filter((file) => !hasRole(file)).length,
});
