// How a service is laid out: what kinds of files there are, where each stands, and what each may reach.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';

const noServices = ['web', 'e2e'];

/**
 * What a file is, by the last word of its name, and the folder in which such files stand.
 * @type {Readonly<Record<string, 'features' | 'domain' | 'persistence' | 'root' | 'adapters'>>}
 */
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
  config: 'root',
  errors: 'root',
  wording: 'root',
  providers: 'adapters',
};

/** Found by these names: by the process manager, by the migrate command, and by key rotation. */
export const fixedNames = {
  root: ['main.ts', 'rotate-keys.ts'],
  persistence: ['database.ts', 'migrations.ts', 'seed.ts'],
};

const entry = /\.(use-case|query)\.ts$/;
const edge = /\.(rpc|consumer|controller|worker|job)\.ts$/;
const servicePath = /^apps\/([^/]+)\/src\/(.+)$/;
const loneEdge = /\.controller\.ts$/;
/** How requests reach the gateway, as @groundwork/platform-messaging is how they reach every other service. */
const door = ['http', 'session'];
const migration = /^persistence\/migrations\/\d+-[a-z0-9-]+\.ts$/;
const arithmetic = new Set(['+', '-', '*', '/', '%', '**', '+=', '-=', '*=', '/=', '%=', '**=']);
const paging = new Set(['pageThatFits', 'foreignCursor']);

/** @typedef {{ service: string, inside: string, folder: string, feature: string | undefined }} Place */

/** @type {(file: string) => Place | undefined} */
function placeOf(file) {
  const [, service, inside] = servicePath.exec(file) ?? [];
  if (service === undefined || inside === undefined) return undefined;
  if (noServices.includes(service)) return undefined;
  const [folder = '', feature] = inside.includes('/') ? inside.split('/') : ['root'];
  return { service, inside, folder, feature: folder === 'features' ? feature : undefined };
}

/** @typedef {{ file: string, target: string, typeOnly: boolean }} Import */
/** @type {(found: Import) => { from: Place, to: Place | undefined } | undefined} */
function journey({ file, target }) {
  const from = placeOf(file);
  if (from === undefined || /\.spec\.ts$/.test(file)) return undefined;
  const to = placeOf(target);
  return { from, to: to?.service === from.service ? to : undefined };
}

/** @type {(found: Import) => boolean} */
const persistenceReachesFeature = (found) => {
  const { from, to } = journey(found) ?? {};
  if (from?.folder !== 'persistence' || to?.folder !== 'features') return false;
  // the demo owner is entered as anybody is
  return from.inside !== 'persistence/seed.ts' || !entry.test(found.target);
};

/** @type {(found: Import) => boolean} */
const passesByTheEntry = (found) => {
  const { from, to } = journey(found) ?? {};
  if (from?.folder !== 'features' || to?.folder !== 'features') return false;
  return from.feature !== to.feature && !entry.test(found.target);
};

const pureNeighbours =
  /^(zod(-openapi)?|uuid|otpauth|@zxcvbn-ts|node:(util|crypto|buffer))(\/|$)|^@groundwork\/(contracts$|wording$|engine-|platform-(errors|time)$)/;

/** @type {(found: Import) => boolean} */
const leavesTheDomain = (found) => {
  const { from, to } = journey(found) ?? {};
  if (from?.folder !== 'domain') return false;
  if (to !== undefined) return to.folder !== 'domain' && !/\.(errors|wording)\.ts$/.test(found.target);
  return !pureNeighbours.test(found.target);
};

/** @type {(found: Import, to: Place) => boolean} */
const isForwardedTo = ({ target, typeOnly }, { folder }) =>
  entry.test(target) ||
  door.includes(folder) ||
  (typeOnly && (folder === 'domain' || target.endsWith('.config.ts')));

/** @type {(found: Import) => boolean} */
const edgeDoesMore = (found) => {
  const { from, to } = journey(found) ?? {};
  if (from === undefined || !edge.test(found.file)) return false;
  if (to !== undefined) return !isForwardedTo(found, to);
  // a consumer is given the inbox's transaction and passes it on
  if (found.target === 'typeorm') return !(found.file.endsWith('.consumer.ts') && found.typeOnly);
  return /^@groundwork\/(engine-|platform-(database|storage)$)/.test(found.target);
};

/** @type {{ message: string, forbids: (found: Import) => boolean }[]} */
export const serviceZones = [
  {
    message: 'Persistence imports no feature; only seed.ts runs use cases.',
    forbids: persistenceReachesFeature,
  },
  {
    message: 'A feature reaches another one by its entry, or both use domain/.',
    forbids: passesByTheEntry,
  },
  {
    message: 'domain/ is pure: contracts, engines, zod and itself.',
    forbids: leavesTheDomain,
  },
  {
    message: 'An edge forwards to an entry; it knows no table and no engine.',
    forbids: edgeDoesMore,
  },
];

/** @type {(place: Place, role: string) => boolean} */
function standsWhereItBelongs({ folder }, role) {
  const home = roles[role];
  if (home === 'adapters') return !['features', 'domain'].includes(folder);
  return folder === home;
}

/** @type {(folder: string, file: string) => string[]} */
const entriesIn = (folder, file) => {
  const found = existsSync(folder) ? readdirSync(folder) : [];
  return [...new Set([...found, basename(file)])].filter((name) => entry.test(name));
};

/** @type {(place: Place, name: string) => boolean} */
function isNamedFreely({ inside, folder }, name) {
  if (name.endsWith('.spec.ts') || name === 'index.ts' || migration.test(inside)) return true;
  return Object.entries(fixedNames).some(([home, names]) => home === folder && names.includes(name));
}

/** @type {(feature: string, filename: string) => boolean} */
const isLoneEdge = (feature, filename) =>
  loneEdge.test(filename) && basename(filename).startsWith(`${feature}.`);

/** @type {(feature: string, filename: string) => string | undefined} */
function entryProblemOf(feature, filename) {
  const entries = entriesIn(dirname(filename), filename);
  if (entries.length === 0) return isLoneEdge(feature, filename) ? undefined : 'noEntry';
  return entries.length > 1 || !entries[0]?.startsWith(`${feature}.`) ? 'entries' : undefined;
}

/** @type {(place: Place, filename: string) => string | undefined} */
function problemOf(place, filename) {
  const { inside, feature } = place;
  const name = basename(filename);
  if (isNamedFreely(place, name)) return undefined;
  const role = /^[a-z0-9-]+\.([a-z-]+)\.ts$/.exec(name)?.[1];
  if (role === undefined || !(role in roles)) return 'role';
  if (!standsWhereItBelongs(place, role)) return 'place';
  if (feature === undefined) return undefined;
  return dirname(inside) === `features/${feature}` ? entryProblemOf(feature, filename) : 'place';
}

/** @type {(context: import('eslint').Rule.RuleContext) => Place | undefined} */
const placeIn = ({ cwd, filename }) => placeOf(relative(cwd, filename).split(sep).join('/'));

/** @type {import('eslint').Rule.RuleModule} */
export const serviceShape = {
  meta: {
    type: 'problem',
    messages: {
      role: 'A file of a service ends in what it is: {{roles}}.',
      place:
        'A file of this kind stands elsewhere: entries and edges right in features/<verb-noun>, rules, views and models in domain, tables in persistence.',
      noEntry:
        'A feature has one entry: {{feature}}.use-case.ts or {{feature}}.query.ts. Where {{feature}}.controller.ts stands alone, the entry is that of the service it calls.',
      entries:
        'A feature has one entry and is named after it: {{feature}}.use-case.ts or {{feature}}.query.ts.',
    },
    schema: [],
  },
  create(context) {
    const place = placeIn(context);
    if (place === undefined) return {};
    return {
      Program(node) {
        const messageId = problemOf(place, context.filename);
        const data = { roles: Object.keys(roles).join(', '), feature: place.feature ?? '' };
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
      arithmetic: 'An edge does not calculate: its entry does.',
      paging: 'An edge does not page: its entry does.',
      query: 'An edge passes its transaction on: its entry reads and writes.',
    },
    schema: [],
  },
  create(context) {
    if (placeIn(context) === undefined || !edge.test(context.filename)) return {};
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
