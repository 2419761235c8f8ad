import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';

const noServices = ['web', 'e2e'];

/** @type {Readonly<Record<string, 'features' | 'domain' | 'persistence' | 'root' | 'adapters'>>} */
export const roles = {
  'use-case': 'features',
  query: 'features',
  rpc: 'features',
  consumer: 'features',
  controller: 'features',
  worker: 'features',
  job: 'features',
  rules: 'domain',
  view: 'domain',
  model: 'domain',
  schema: 'persistence',
  repository: 'persistence',
  store: 'persistence',
  port: 'adapters',
  adapter: 'adapters',
  mapper: 'adapters',
  reader: 'adapters',
  child: 'adapters',
  guard: 'adapters',
  filter: 'adapters',
  decorator: 'adapters',
  hook: 'adapters',
  module: 'root',
  features: 'root',
  config: 'root',
  errors: 'root',
  wording: 'root',
  providers: 'adapters',
};

/** The process manager and the migrate command load these files by name. */
export const fixedNames = {
  root: ['service.ts'],
  persistence: ['database.ts', 'migrations.ts', 'seed.ts'],
};

const entry = /\.(use-case|query)\.ts$/;
const edge = /\.(rpc|consumer|controller|worker|job)\.ts$/;
const servicePath = /^apps\/([^/]+)\/src\/(.+)$/;
const controllerName = /\.controller\.ts$/;
/** Folders of the gateway that correspond to @groundwork/platform-messaging. */
const entranceFolders = ['http', 'session'];
const migration = /^persistence\/migrations\/\d+-[a-z0-9-]+\.ts$/;
const arithmetic = new Set(['+', '-', '*', '/', '%', '**', '+=', '-=', '*=', '/=', '%=', '**=']);
const paging = new Set(['pageThatFits', 'foreignCursor']);

/** @typedef {{ service: string, path: string, folder: string, feature: string | undefined }} ServiceFile */

/** @type {(file: string) => ServiceFile | undefined} */
function parseServiceFile(file) {
  const [, service, path] = servicePath.exec(file) ?? [];
  if (service === undefined || path === undefined) return undefined;
  if (noServices.includes(service)) return undefined;
  const [folder = '', feature] = path.includes('/') ? path.split('/') : ['root'];
  return { service, path, folder, feature: folder === 'features' ? feature : undefined };
}

/** @typedef {{ file: string, target: string, typeOnly: boolean }} Import */
/** @type {(importLine: Import) => { from: ServiceFile, to: ServiceFile | undefined } | undefined} */
function resolveImport({ file, target }) {
  const from = parseServiceFile(file);
  if (from === undefined || /\.spec\.ts$/.test(file)) return undefined;
  const to = parseServiceFile(target);
  return { from, to: to?.service === from.service ? to : undefined };
}

/** @type {(importLine: Import) => boolean} */
const persistenceImportsFeature = (importLine) => {
  const { from, to } = resolveImport(importLine) ?? {};
  if (from?.folder !== 'persistence' || to?.folder !== 'features') return false;
  return from.path !== 'persistence/seed.ts' || !entry.test(importLine.target);
};

/** @type {(importLine: Import) => boolean} */
const importsInnerFile = (importLine) => {
  const { from, to } = resolveImport(importLine) ?? {};
  if (from?.folder !== 'features' || to?.folder !== 'features') return false;
  return from.feature !== to.feature && !entry.test(importLine.target);
};

const pureModules =
  /^(zod(-openapi)?|uuid|otpauth|@zxcvbn-ts|node:(util|crypto|buffer))(\/|$)|^@groundwork\/(contracts$|wording$|engine-|platform-(errors|time)$)/;

/** @type {(importLine: Import) => boolean} */
const domainImportsOther = (importLine) => {
  const { from, to } = resolveImport(importLine) ?? {};
  if (from?.folder !== 'domain') return false;
  if (to !== undefined) return to.folder !== 'domain' && !/\.(errors|wording)\.ts$/.test(importLine.target);
  return !pureModules.test(importLine.target);
};

/** @type {(importLine: Import, to: ServiceFile) => boolean} */
const isAllowedForEdge = ({ target, typeOnly }, { folder }) =>
  entry.test(target) ||
  entranceFolders.includes(folder) ||
  (typeOnly && (folder === 'domain' || target.endsWith('.config.ts')));

/** @type {(importLine: Import) => boolean} */
const edgeImportsOther = (importLine) => {
  const { from, to } = resolveImport(importLine) ?? {};
  if (from === undefined || !edge.test(importLine.file)) return false;
  if (to !== undefined) return !isAllowedForEdge(importLine, to);
  // a consumer receives the transaction of the inbox
  if (importLine.target === 'typeorm')
    return !(importLine.file.endsWith('.consumer.ts') && importLine.typeOnly);
  return /^@groundwork\/(engine-|platform-(database|storage)$)/.test(importLine.target);
};

/** @type {{ message: string, forbids: (importLine: Import) => boolean }[]} */
export const serviceZones = [
  {
    message: 'Persistence imports no feature; only seed.ts runs use cases.',
    forbids: persistenceImportsFeature,
  },
  {
    message: 'A feature imports only the entry of another feature. Shared code is in domain/.',
    forbids: importsInnerFile,
  },
  {
    message: 'domain/ is pure: it imports contracts, engines, zod and its own files.',
    forbids: domainImportsOther,
  },
  {
    message: 'An edge calls an entry. It imports no table and no engine.',
    forbids: edgeImportsOther,
  },
];

/** @type {(serviceFile: ServiceFile, role: string) => boolean} */
function isInRightFolder({ folder }, role) {
  const roleFolder = roles[role];
  if (roleFolder === 'adapters') return !['features', 'domain'].includes(folder);
  return folder === roleFolder;
}

/** @type {(folder: string, file: string) => string[]} */
const listEntries = (folder, file) => {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return [...new Set([...names, basename(file)])].filter((name) => entry.test(name));
};

/** @type {(serviceFile: ServiceFile, name: string) => boolean} */
function hasFixedName({ path, folder }, name) {
  if (name.endsWith('.spec.ts') || name === 'index.ts' || migration.test(path)) return true;
  return Object.entries(fixedNames).some(
    ([roleFolder, names]) => roleFolder === folder && names.includes(name),
  );
}

/** @type {(feature: string, filename: string) => boolean} */
const isLoneController = (feature, filename) =>
  controllerName.test(filename) && basename(filename).startsWith(`${feature}.`);

/** @type {(feature: string, filename: string) => string | undefined} */
function findEntryProblem(feature, filename) {
  const entries = listEntries(dirname(filename), filename);
  if (entries.length === 0) return isLoneController(feature, filename) ? undefined : 'noEntry';
  return entries.length > 1 || !entries[0]?.startsWith(`${feature}.`) ? 'entries' : undefined;
}

/** @type {(serviceFile: ServiceFile, filename: string) => string | undefined} */
function findProblem(serviceFile, filename) {
  const { path, feature } = serviceFile;
  const name = basename(filename);
  if (hasFixedName(serviceFile, name)) return undefined;
  const role = /^[a-z0-9-]+\.([a-z-]+)\.ts$/.exec(name)?.[1];
  if (role === undefined || !(role in roles)) return 'role';
  if (!isInRightFolder(serviceFile, role)) return 'place';
  if (feature === undefined) return undefined;
  return dirname(path) === `features/${feature}` ? findEntryProblem(feature, filename) : 'place';
}

/** @type {(context: import('eslint').Rule.RuleContext) => ServiceFile | undefined} */
const serviceFileOf = ({ cwd, filename }) => parseServiceFile(relative(cwd, filename).split(sep).join('/'));

/** @type {import('eslint').Rule.RuleModule} */
export const serviceShape = {
  meta: {
    type: 'problem',
    messages: {
      role: 'The name of a service file ends with its role: {{roles}}.',
      place:
        'Move the file: entries and edges are in features/<verb-noun>, rules, views and models in domain, tables in persistence.',
      noEntry:
        'A feature has one entry: {{feature}}.use-case.ts or {{feature}}.query.ts. A lone {{feature}}.controller.ts calls the entry of another service.',
      entries: 'A feature has one entry with its name: {{feature}}.use-case.ts or {{feature}}.query.ts.',
    },
    schema: [],
  },
  create(context) {
    const serviceFile = serviceFileOf(context);
    if (serviceFile === undefined) return {};
    return {
      Program(node) {
        const messageId = findProblem(serviceFile, context.filename);
        const data = { roles: Object.keys(roles).join(', '), feature: serviceFile.feature ?? '' };
        if (messageId !== undefined) context.report({ node, messageId, data });
      },
    };
  },
};

/** @typedef {{ typeAnnotation?: { typeAnnotation?: { typeName?: { name?: string } } } }} Annotated */

/** @type {import('eslint').Rule.RuleModule} */
export const thinEdges = {
  meta: {
    type: 'problem',
    messages: {
      arithmetic: 'An edge does not calculate. Its entry does.',
      paging: 'An edge does not page. Its entry does.',
      query: 'An edge passes its transaction to its entry. The entry reads and writes.',
    },
    schema: [],
  },
  create(context) {
    if (serviceFileOf(context) === undefined || !edge.test(context.filename)) return {};
    /** @type {Set<string>} */
    const transactions = new Set();
    return {
      Identifier(node) {
        const { typeAnnotation } = /** @type {Annotated} */ (node);
        const type = typeAnnotation?.typeAnnotation?.typeName?.name;
        if (type === 'EntityManager' || type === 'DataSource') transactions.add(node.name);
      },
      ImportSpecifier(node) {
        const { imported } = node;
        if (imported.type === 'Identifier' && paging.has(imported.name))
          context.report({ node, messageId: 'paging' });
      },
      MemberExpression(node) {
        if (node.object.type === 'Identifier' && transactions.has(node.object.name))
          context.report({ node, messageId: 'query' });
      },
      BinaryExpression(node) {
        if (arithmetic.has(node.operator)) context.report({ node, messageId: 'arithmetic' });
      },
      AssignmentExpression(node) {
        if (arithmetic.has(node.operator)) context.report({ node, messageId: 'arithmetic' });
      },
      UpdateExpression(node) {
        context.report({ node, messageId: 'arithmetic' });
      },
    };
  },
};
