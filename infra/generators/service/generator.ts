import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from 'nx/src/devkit-exports.js';
import { type Names, namesOf } from '../edit/names.ts';
import { reject } from '../edit/reject.ts';
import type { Afterwards } from '../edit/run.ts';
import { serviceNames } from '../edit/services.ts';
import { edit } from '../edit/source.ts';
import { writeTemplates } from '../edit/templates.ts';
import { addToLock } from './lock.ts';

interface Options {
  name: string;
  row: string;
  rows?: string;
  user?: number;
}

const files = join(import.meta.dirname, 'files');

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function usersIn(tree: Tree): number[] {
  const manifests = serviceNames(tree).map((name) => tree.read(`apps/${name}/${name}.manifest.ts`, 'utf8'));
  return manifests.map((text) => Number(/user: ([\d_]+)/.exec(text ?? '')?.[1]?.replaceAll('_', '')));
}

/** Of the servers and the operator. */
function otherUsersIn(tree: Tree): number[] {
  const [, users = ''] =
    /OTHER_USERS = \{([^}]*)\}/.exec(tree.read('infra/services/users.ts', 'utf8') ?? '') ?? [];
  return [...users.matchAll(/[\d_]+(?=,)/g)].map(([user]) => Number(user.replaceAll('_', '')));
}

function freeUser(tree: Tree, wanted: number | undefined): string {
  const services = usersIn(tree);
  const user = wanted ?? Math.max(...services) + 1;
  if ([...services, ...otherUsersIn(tree)].includes(user))
    reject(`Another container runs as the user ${user}.`);
  return String(user).replace(/\B(?=(\d{3})+$)/g, '_');
}

function declareService(tree: Tree, { kebab, camel, text }: Names, count: string): void {
  edit(tree, 'libs/contracts/src/rpc/catalog.ts', (source) =>
    source
      .addImport(`${camel}Rpc`, `./${kebab}.ts`)
      .add('rpc', `${kebab}: { ...${camel}Rpc, ...operatorRpcOf('${kebab}') }`, 'privacy:'),
  );
  edit(tree, 'libs/contracts/src/index.ts', (source) => source.addExport(`./rpc/${kebab}.ts`));
  edit(tree, 'libs/contracts/src/privacy.ts', (source) =>
    source.replaceOnce("'identity'] as const", `'${kebab}', 'identity'] as const`),
  );
  edit(tree, 'libs/contracts/src/rpc/define.spec.ts', (source) =>
    source.add('others', `'${kebab}.${count}'`),
  );
  edit(tree, 'apps/web/src/features/privacy-center/privacy-center.wording.ts', (source) =>
    source.add('words.receipt.parts', `${kebab}: '${text}'`, 'identity:'),
  );
}

export function generate(tree: Tree, { name, row: rowName, rows, user }: Options): Afterwards {
  const service = namesOf(name, 'service');
  if (name.includes('-'))
    reject(`The service "${name}" has a dash: its name is its schema, so use one word.`);
  if (tree.exists(`apps/${name}`)) reject(`apps/${name} exists already.`);
  const row = namesOf(rowName, 'row');
  const plural = namesOf(rows ?? pluralOf(rowName), 'plural');
  const count = namesOf(`count-${plural.kebab}`);
  const stamp = String(Date.now());
  const values = {
    name,
    camel: service.camel,
    pascal: service.pascal,
    user: freeUser(tree, user),
    row: row.kebab,
    rowCamel: row.camel,
    Row: row.pascal,
    rows: plural.kebab,
    rowsText: plural.kebab.replaceAll('-', ' '),
    table: plural.kebab.replaceAll('-', '_'),
    count: count.camel,
    Count: count.pascal,
    stamp,
    migration: `Create${plural.pascal}${stamp}`,
  };
  writeTemplates(tree, { from: `${files}/app`, to: `apps/${name}` }, values);
  writeTemplates(tree, { from: `${files}/contracts`, to: 'libs/contracts/src/rpc' }, values);
  declareService(tree, service, count.camel);
  addToLock(tree, name);
  return {
    finish: (root) => {
      const link = join(root, 'node_modules/@groundwork', name);
      if (!existsSync(link)) symlinkSync(`../../apps/${name}`, link);
    },
    next: [
      `apps/${name}/README.md: describe what it is for.`,
      `npx nx generate call add-${row.kebab} --service=${name} --kind=change`,
      'npm run snapshot',
      `npm test -- --only services --match apps/${name}`,
    ],
  };
}
