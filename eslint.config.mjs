import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { importZones } from './infra/lint/import-zones.mjs';
import { plainWords } from './infra/lint/plain-words.mjs';
import { serviceShape, thinEdges } from './infra/lint/service-shape.mjs';
import { meaninglessNames } from './infra/lint/meaningless-names.mjs';
import { textsInWording } from './infra/lint/texts-in-wording.mjs';
import { webAddresses } from './infra/lint/web-addresses.mjs';
import { sourceConstraints, testConstraints } from './infra/lint/project-tags.mjs';

// @nx/enforce-module-boundaries does nothing without a project graph.
process.env['NX_DAEMON'] ??= 'false';
const { createProjectGraphAsync } = await import('nx/src/devkit-exports.js');
const projects = Object.keys((await createProjectGraphAsync()).nodes);

// A third of the time of all rules: those of the React Compiler, and the search for deprecated names.
const hasSlowRules = process.env['TEST_LONG'] === '1';
const hookRules = reactHooks.configs.flat['recommended-latest'].rules;

const typescript = ['**/*.ts', '**/*.tsx'];
const specs = ['**/*.spec.ts', '**/*.spec.tsx'];
const tests = [...specs, '**/testing/**/*.ts', 'libs/test-data/**/*.ts', 'apps/e2e/**/*.ts'];
const web = ['apps/web/src/**/*.{ts,tsx}', 'libs/web/**/*.{ts,tsx}', 'infra/bench/**/*.tsx'];
const buildConfigs = ['**/*.config.{ts,mjs}'];
// k6 runs these files. They have their own TypeScript project.
const loadScripts = ['infra/load/**/*.ts'];

const boundaries = (depConstraints) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    {
      depConstraints,
      allow: [],
      // the web imports its own shared folder as #shared/…
      allowCircularSelfDependency: true,
      // The tests of a library use the test library, which is built on it; the tags forbid circles of sources.
      ignoredCircularDependencies: projects.flatMap((one) =>
        projects.filter((other) => other !== one).map((other) => [one, other]),
      ),
      enforceBuildableLibDependency: false,
    },
  ],
});

const noRandom = {
  object: 'Math',
  property: 'random',
  message: 'Use node:crypto or an argument: a result must be repeatable.',
};
const noEnvironment = {
  object: 'process',
  property: 'env',
  message: 'Only libs/platform/config reads the environment.',
};
const noFetch = ['window', 'globalThis', 'self'].map((object) => ({
  object,
  property: 'fetch',
  message: 'Call a hook of the api folder of the feature.',
}));
const properties = (...banned) => ({ 'no-restricted-properties': ['error', ...banned] });

const crowdedConstructor = {
  selector: 'MethodDefinition[kind="constructor"] > FunctionExpression[params.length>6]',
  message: 'More than 6 dependencies: split the class.',
};
const skippedTest = {
  selector: 'MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(skip|only|todo)$/]',
  message: 'Run the test or delete it.',
};

const bareTime = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'MemberExpression[object.name="Date"][property.name="now"]',
].map((selector) => ({
  selector,
  message: 'Read the time from the Clock or from an argument, so that a test can set it.',
}));

const eventOutsideFeature = {
  name: '@groundwork/platform-messaging',
  importNames: ['appendToOutbox'],
  message: 'Only a feature publishes events.',
};

const limits = {
  'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
  'max-lines-per-function': ['error', { max: 50, skipBlankLines: false, skipComments: false }],
  complexity: ['error', 10],
  'no-restricted-syntax': ['error', crowdedConstructor],
};

const plainJavaScript = {
  eqeqeq: 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'no-cond-assign': 'error',
  'no-constant-condition': 'error',
  'no-dupe-keys': 'error',
  'no-duplicate-case': 'error',
  'no-empty': 'error',
  'no-fallthrough': 'error',
  'no-self-assign': 'error',
  'no-unreachable': 'error',
  'no-unsafe-finally': 'error',
  'no-async-promise-executor': 'error',
  'use-isnan': 'error',
  'valid-typeof': 'error',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
};

const relaxations = {
  ...(hasSlowRules ? {} : { '@typescript-eslint/no-deprecated': 'off' }),
  // The rule takes a seventh of the time, and the sources declare no enum.
  '@typescript-eslint/no-unsafe-enum-assignment': 'off',
  // A Nest module is a class with a decorator and no content.
  '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-confusing-void-expression': [
    'error',
    { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
  ],
  '@typescript-eslint/no-unnecessary-condition': [
    'error',
    { allowConstantLoopConditions: 'only-allowed-literals' },
  ],
  // An async method without await turns a throw into a rejection, as its port promises.
  '@typescript-eslint/require-await': 'off',
  // An empty string and a zero mean "no value" in forms, figures and settings, so || is right.
  '@typescript-eslint/prefer-nullish-coalescing': [
    'error',
    { ignorePrimitives: true, ignoreMixedLogicalExpressions: true },
  ],
  // Nest and TypeORM declare options as classes and receive literals.
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
  // Inferred types of zod and handwritten types are mixed.
  '@typescript-eslint/consistent-type-definitions': 'off',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
};

export default defineConfig(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '.data/**',
      '.nx/**',
      '.stryker-tmp/**',
      // `npm run papers:check` checks them.
      'papers/**',
      '**/fixtures/**',
      '**/test-results/**',
    ],
  },
  { ignores: ['**/playwright-report/**', 'coverage/**'] },
  // No file can disable a rule.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.mjs', '**/*.js', ...typescript],
    languageOptions: { parser: tseslint.parser },
    plugins: {
      '@nx': nx,
      groundwork: {
        rules: {
          'import-zones': importZones,
          'plain-words': plainWords,
          'service-shape': serviceShape,
          'meaningless-names': meaninglessNames,
          'texts-in-wording': textsInWording,
          'thin-edges': thinEdges,
          'web-addresses': webAddresses,
        },
      },
    },
    rules: {
      ...plainJavaScript,
      ...limits,
      ...boundaries(sourceConstraints),
      ...properties(noEnvironment, noRandom),
      'groundwork/import-zones': 'error',
      'groundwork/plain-words': 'error',
      'groundwork/service-shape': 'error',
      'groundwork/meaningless-names': 'error',
      'groundwork/texts-in-wording': 'error',
      'groundwork/thin-edges': 'error',
      'groundwork/web-addresses': 'error',
    },
  },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: relaxations,
  },
  { files: ['**/*.d.ts'], rules: { 'groundwork/service-shape': 'off' } },
  {
    files: ['apps/**', 'libs/**'].map((folder) => `${folder}/*.{ts,tsx,mjs}`),
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    // A layout is markup, like a component.
    files: ['**/*.tsx', 'papers/layouts/*.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 120, skipBlankLines: false, skipComments: false }] },
  },
  {
    files: web,
    plugins: { 'react-hooks': reactHooks },
    // The TypeScript project of the web app contains libs/web. The project service does not find it.
    languageOptions: {
      parserOptions: { projectService: false, project: ['apps/web/tsconfig.json'] },
    },
    rules: {
      ...(hasSlowRules
        ? hookRules
        : { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' }),
      // It warns about libraries that the React Compiler would skip. The build has no such compiler.
      'react-hooks/incompatible-library': 'off',
      // React ignores the result of an event handler.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['apps/web/src/**/components/**', 'apps/web/src/pages/**', 'libs/web/**'],
    rules: {
      ...properties(noEnvironment, noRandom, ...noFetch),
      'no-restricted-globals': ['error', 'fetch', 'XMLHttpRequest', 'EventSource'],
    },
  },
  {
    files: ['libs/platform/config/**', 'infra/**', ...tests, ...buildConfigs],
    rules: properties(noRandom),
  },
  {
    files: ['apps/*/src/**/*.ts', 'libs/platform/*/src/**/*.ts'],
    ignores: ['apps/web/**', 'libs/platform/time/src/clock.ts'],
    rules: { 'no-restricted-syntax': ['error', crowdedConstructor, ...bareTime] },
  },
  {
    files: ['apps/*/src/**/*.ts'],
    ignores: ['apps/*/src/features/**', ...specs],
    rules: { 'no-restricted-imports': ['error', { paths: [eventOutsideFeature] }] },
  },
  { files: tests, rules: boundaries(testConstraints) },
  // Tools read the sources of all projects.
  { files: ['infra/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  {
    files: specs,
    rules: {
      'max-lines': ['error', { max: 500, skipBlankLines: false, skipComments: false }],
      // The parser counts a describe block as a function.
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', crowdedConstructor, skippedTest],
      // A missing element fails the test by itself.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/migrations/**', '**/generated/**'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  { files: ['papers/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  { files: [...buildConfigs, ...loadScripts], extends: [tseslint.configs.disableTypeChecked] },
);
