import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Node's native ES modules run the tests (--experimental-vm-modules), so imports keep the .ts they are written with;
// everything else about the compiler is what the build uses.
const swc = JSON.parse(readFileSync(join(import.meta.dirname, '.swcrc'), 'utf8'));
swc.jsc.rewriteRelativeImportExtensions = false;

const services = readdirSync(join(import.meta.dirname, 'apps'))
  .filter((app) => !['web', 'e2e'].includes(app))
  .map((app) => `apps/${app}`);

// What a service decides by itself: tested without servers.
const domains = services.map((service) => `${service}/src/domain`).filter((folder) => existsSync(folder));

// Runs whole programs in a copy of the repository: a stage of its own.
const generatorsProof = '/infra/generators/generators\\.spec\\.ts$';

// Draws all papers. The other specs of the papers read stored words and truth.
const corpusProof = '/papers/papers\\.spec\\.ts$';

// Minutes each: they kill processes and stop servers many times, or recognize many photographs.
const ignored = process.env['TEST_LONG'] === '1' ? [] : ['\\.long\\.spec\\.ts$'];

// An ES module that @fastify/static requires: Node 20.19 can, Jest's own loader cannot before Node 24.
const requiredAsEsm = '/node_modules/content-disposition/';

/** @type {(displayName: string, folders: string[], elsewhere?: string[]) => import('jest').Config} */
const project = (displayName, folders, elsewhere = []) => ({
  displayName,
  rootDir: import.meta.dirname,
  roots: folders.map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.spec.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/fixtures/', ...ignored, ...elsewhere],
  modulePathIgnorePatterns: ['<rootDir>/(apps|libs)/[^/]+(/[^/]+)?/dist/', '<rootDir>/\\.data/'],
  testEnvironment: 'node',
  // Jest adds `import` or `require` itself, for each importer; a name here would apply to both.
  testEnvironmentOptions: { customExportConditions: ['groundwork-source', 'node', 'node-addons'] },
  moduleNameMapper: { '\\.css$': '<rootDir>/libs/web/ui/testing/no-style.mjs' },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', swc],
    [`${requiredAsEsm}.+\\.js$`]: ['@swc/jest', { swcrc: false, jsc: { parser: { syntax: 'ecmascript' } } }],
  },
  transformIgnorePatterns: ['/node_modules/(?!content-disposition/)'],
});

export default {
  maxWorkers: 2,
  testSequencer: '<rootDir>/infra/local/longest-first.mjs',
  // Each suite leaves its modules behind: after a hundred of them a process held 4.6 GB and was ten times as slow.
  workerIdleMemoryLimit: '1GB',
  // No test asserts a time, and a busy machine may stand still for seconds: longer than anything a test waits for.
  testTimeout: 120_000 * Number(process.env['TEST_PATIENCE'] ?? 1),
  projects: [
    project(
      'unit',
      ['libs/engines', 'libs/contracts', 'libs/wording', 'infra', 'papers', ...domains],
      [generatorsProof, corpusProof, '/infra/local/servers/'],
    ),
    project('web', ['apps/web', 'libs/web']),
    { ...project('generators', ['infra/generators']), testMatch: ['**/generators.spec.ts'] },
    { ...project('papers', ['papers']), testMatch: ['**/papers.spec.ts'] },
    project('leaks', ['apps/e2e/leaks']),
    project(
      'service',
      [...services, 'libs/platform', 'libs/testing', 'infra/local/servers'],
      ['/src/domain/'],
    ),
  ],
};
