// Import rules that stand on folders, or on a value and a type being different things; Nx tags know neither.
import { builtinModules } from 'node:module';
import { posix, relative, sep } from 'node:path';
import { serviceZones } from './service-shape.mjs';

/**
 * @typedef {{ file: string, target: string, typeOnly: boolean }} Import
 * @typedef {{ message: string, forbids: (found: Import) => boolean }} Zone
 * @typedef {{ importKind?: string, exportKind?: string }} Specifier
 * @typedef {Specifier & { type: string, source?: { value?: unknown } | null, specifiers?: Specifier[] }} Importing
 */

const layers = ['shared', 'features', 'pages', 'app'];
const webPlace = /^apps\/web\/src\/(app|pages|features|shared)\/([^/]+)/;
const browserFile = /^(apps\/web\/src|libs\/web)\//;
const relativeImport = /^\.{1,2}\//;

const isTest = (/** @type {string} */ file) =>
  /\.spec\.tsx?$|\/testing\//.test(file) || /^(apps\/e2e|infra)\//.test(file);
const isBuiltin = (/** @type {string} */ target) =>
  target.startsWith('node:') || builtinModules.includes(target);
const isPure = (/** @type {string} */ target) => /^(zod(\/|$)|@groundwork\/wording$)/.test(target);
const within = (/** @type {string} */ folder, /** @type {Import} */ { file, target }) =>
  file.startsWith(folder) && !isTest(file) && !target.startsWith(folder);

/** @type {(found: Import) => boolean} */
const reachesUp = ({ file, target }) => {
  const from = webPlace.exec(file)?.[1];
  const to = webPlace.exec(target)?.[1];
  return from !== undefined && to !== undefined && layers.indexOf(to) > layers.indexOf(from);
};

/** @type {(found: Import) => boolean} */
const crossesFeatures = ({ file, target }) => {
  const from = webPlace.exec(file);
  const to = webPlace.exec(target);
  return from?.[1] === 'features' && to?.[1] === 'features' && from[2] !== to[2];
};

/** @type {Zone[]} */
const zones = [
  {
    message: 'An app never imports an app, and a library only by its name: its index is the one way in.',
    forbids: ({ target }) =>
      target.startsWith('@groundwork/') &&
      !/^@groundwork\/(contracts(\/client)?|testing|wording|web-ui|(engine|platform)-[a-z-]+)$/.test(target),
  },
  {
    message: 'An engine imports nothing but zod and the wording library.',
    forbids: (found) =>
      within('libs/engines/', found) && !isPure(found.target) && !/^@groundwork\/engine-/.test(found.target),
  },
  {
    message: 'An engine knows another engine only by `import type`.',
    forbids: (found) =>
      within('libs/engines/', found) && /^@groundwork\/engine-/.test(found.target) && !found.typeOnly,
  },
  {
    message: 'Contracts import nothing but zod and the wording library.',
    forbids: (found) => within('libs/contracts/', found) && !isPure(found.target),
  },
  {
    message: 'Only libs/platform/messaging sees the NATS client.',
    forbids: ({ file, target }) =>
      /^(@nats-io\/|nats(\/|$))/.test(target) &&
      !file.startsWith('libs/platform/messaging/') &&
      !isTest(file),
  },
  {
    message: 'Only libs/platform/storage sees the S3 client.',
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
    message: 'Browser code has no Node modules.',
    forbids: ({ file, target }) => browserFile.test(file) && !isTest(file) && isBuiltin(target),
  },
  { message: 'The web is layered app → pages → features → shared.', forbids: reachesUp },
  { message: 'A feature never imports a feature.', forbids: crossesFeatures },
  ...serviceZones,
];

/** @type {(file: string, specifier: string) => string} */
const targetOf = (file, specifier) =>
  relativeImport.test(specifier) ? posix.join(posix.dirname(file), specifier) : specifier;

const kindOf = (/** @type {Specifier} */ part) => part.importKind ?? part.exportKind;
const isTypeOnly = (/** @type {Importing} */ node) => {
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
      const importing = /** @type {Importing} */ (node);
      const specifier = importing.source?.value;
      if (typeof specifier !== 'string') return;
      const found = { file, target: targetOf(file, specifier), typeOnly: isTypeOnly(importing) };
      for (const { message } of zones.filter((zone) => zone.forbids(found))) {
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
