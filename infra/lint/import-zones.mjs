// Rules that Nx tags cannot express: they depend on a folder, or on the difference between a value and a type.
import { builtinModules } from 'node:module';
import { posix, relative, sep } from 'node:path';
import { serviceZones } from './service-shape.mjs';

/** @typedef {{ file: string, target: string, typeOnly: boolean }} Import */
/** @typedef {{ message: string, forbids: (importLine: Import) => boolean }} Zone */
/** @typedef {{ importKind?: string, exportKind?: string }} Specifier */
/** @typedef {Specifier & { type: string, source?: { value?: unknown } | null, specifiers?: Specifier[] }} ImportNode */

const layers = ['shared', 'features', 'pages', 'app'];
const webPlace = /^apps\/web\/src\/(app|pages|features|shared)\/([^/]+)/;
const browserFile = /^(apps\/web\/src|libs\/web)\//;
const relativeImport = /^\.{1,2}\//;

const isTest = (/** @type {string} */ file) =>
  /\.spec\.tsx?$|\/test(ing|-data)\//.test(file) || /^(apps\/e2e|infra)\//.test(file);
const isBuiltin = (/** @type {string} */ target) =>
  target.startsWith('node:') || builtinModules.includes(target);
const isPure = (/** @type {string} */ target) => /^(zod(\/|$)|@groundwork\/wording$)/.test(target);
const isOutsideImport = (/** @type {string} */ folder, /** @type {Import} */ { file, target }) =>
  file.startsWith(folder) && !isTest(file) && !target.startsWith(folder);

/** @type {(importLine: Import) => boolean} */
const importsUpperLayer = ({ file, target }) => {
  const from = webPlace.exec(file)?.[1];
  const to = webPlace.exec(target)?.[1];
  return from !== undefined && to !== undefined && layers.indexOf(to) > layers.indexOf(from);
};

/** @type {(importLine: Import) => boolean} */
const importsOtherFeature = ({ file, target }) => {
  const from = webPlace.exec(file);
  const to = webPlace.exec(target);
  return from?.[1] === 'features' && to?.[1] === 'features' && from[2] !== to[2];
};

/** @type {Zone[]} */
const zones = [
  {
    message: 'An app imports no app. It imports a library only by its package name.',
    forbids: ({ target }) =>
      target.startsWith('@groundwork/') &&
      !/^@groundwork\/(contracts(\/(client|phone))?|test-data(\/cases)?|testing|wording|web-ui|(engine|platform)-[a-z-]+)$/.test(
        target,
      ),
  },
  {
    message: 'An engine imports only zod and the wording library.',
    forbids: (importLine) =>
      isOutsideImport('libs/engines/', importLine) &&
      !isPure(importLine.target) &&
      !/^@groundwork\/engine-/.test(importLine.target),
  },
  {
    message: 'An engine imports another engine only by `import type`.',
    forbids: (importLine) =>
      isOutsideImport('libs/engines/', importLine) &&
      /^@groundwork\/engine-/.test(importLine.target) &&
      !importLine.typeOnly,
  },
  {
    message: 'Contracts import only zod, the phone library and the wording library.',
    forbids: (importLine) =>
      isOutsideImport('libs/contracts/', importLine) &&
      !isPure(importLine.target) &&
      importLine.target !== 'libphonenumber-js/min',
  },
  {
    message: 'Only libs/platform/messaging imports the NATS client.',
    forbids: ({ file, target }) =>
      /^(@nats-io\/|nats(\/|$))/.test(target) &&
      !file.startsWith('libs/platform/messaging/') &&
      !isTest(file),
  },
  {
    message: 'Only libs/platform/storage imports the S3 client.',
    forbids: ({ file, target }) =>
      /^(minio|@aws-sdk)(\/|$)/.test(target) && !file.startsWith('libs/platform/storage/') && !isTest(file),
  },
  {
    message: 'Only libs/platform/config reads the environment.',
    forbids: ({ file, target }) =>
      /^(apps|libs)\/.*\/src\//.test(file) &&
      /^(node:)?process$/.test(target) &&
      !file.startsWith('libs/platform/config/') &&
      !isTest(file),
  },
  {
    message: 'Browser code imports no Node modules.',
    forbids: ({ file, target }) => browserFile.test(file) && !isTest(file) && isBuiltin(target),
  },
  { message: 'The layers of the web are app → pages → features → shared.', forbids: importsUpperLayer },
  { message: 'A feature of the web imports no other feature.', forbids: importsOtherFeature },
  ...serviceZones,
];

/** @type {(file: string, specifier: string) => string} */
const targetOf = (file, specifier) =>
  relativeImport.test(specifier) ? posix.join(posix.dirname(file), specifier) : specifier;

const kindOf = (/** @type {Specifier} */ part) => part.importKind ?? part.exportKind;
const isTypeOnly = (/** @type {ImportNode} */ node) => {
  const parts = node.specifiers ?? [];
  if (node.type === 'TSImportType' || kindOf(node) === 'type') return true;
  return parts.length > 0 && parts.every((part) => kindOf(part) === 'type');
};

/** @type {import('eslint').Rule.RuleModule} */
export const importZones = {
  meta: { type: 'problem', messages: { forbidden: '{{reason}} ({{target}})' }, schema: [] },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const check = (/** @type {import('eslint').Rule.Node} */ node) => {
      const importNode = /** @type {ImportNode} */ (node);
      const specifier = importNode.source?.value;
      if (typeof specifier !== 'string') return;
      const importLine = { file, target: targetOf(file, specifier), typeOnly: isTypeOnly(importNode) };
      for (const { message } of zones.filter((zone) => zone.forbids(importLine))) {
        context.report({ node, messageId: 'forbidden', data: { reason: message, target: specifier } });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
