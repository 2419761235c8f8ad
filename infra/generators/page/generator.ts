import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from 'nx/src/devkit-exports.js';
import { type Names, namesOf } from '../edit/names.ts';
import { reject } from '../edit/reject.ts';
import type { Afterwards } from '../edit/run.ts';
import { edit } from '../edit/source.ts';
import { writeTemplates } from '../edit/templates.ts';

type Access = 'anybody' | 'signed-in' | 'reviewer' | 'admin';

interface Options {
  name: string;
  text: string;
  heading?: string;
  access: Access;
  menu?: 'main' | 'account' | 'none';
  icon: string;
}

interface Page extends Names {
  heading: string;
  text: string;
  access: Access;
  menu: 'main' | 'account' | 'none';
  icon: string;
  path: string;
}

const WEB = 'apps/web/src';
const PAGES = 'libs/contracts/src/pages.ts';
const SCREENS = 'apps/e2e/system/every-screen.ts';

const screenLists: Record<Access, string> = {
  anybody: 'publicScreens',
  'signed-in': 'ownScreens',
  reviewer: 'reviewerScreens',
  admin: 'operatorScreens',
};

const openTo: Record<Access, string> = {
  anybody: 'everybody',
  'signed-in': 'every signed-in user',
  reviewer: 'a reviewer only',
  admin: 'an administrator only',
};

const hasRole = (access: Access) => access === 'reviewer' || access === 'admin';

function menuOf({ access, menu }: Options): Page['menu'] {
  if (access === 'anybody' && menu !== undefined && menu !== 'none')
    reject('A menu links only to pages that need a sign-in.');
  if (hasRole(access) && menu !== undefined && menu !== 'account')
    reject('The link to a page of a role is in the account menu.');
  return hasRole(access) ? 'account' : (menu ?? 'none');
}

function checkIcon(root: string, icon: string): void {
  const file = icon.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();
  if (!existsSync(join(root, 'node_modules/lucide-react/dist/esm/icons', `${file}.mjs`)))
    reject(`lucide-react has no icon "${icon}".`);
}

function pageOf(tree: Tree, options: Options): Page {
  const names = namesOf(options.name);
  const { text, heading = names.text, access, icon } = options;
  if (!/^[\p{L}\d][\p{L}\d ,.-]*$/u.test(heading))
    reject(
      `The heading "${heading}" has characters other than letters, digits, spaces, commas, full stops and dashes.`,
    );
  if (!/^[^"<>{}\\]+[.?!]$/.test(text)) reject('The text must be a sentence without " < > { } and \\.');
  checkIcon(tree.root, icon);
  const path = `${access === 'admin' ? '/admin' : ''}/${names.kebab}`;
  return { ...names, heading, text, access, menu: menuOf(options), icon, path };
}

const groupEnds: Record<Access, { page: string; next?: string }> = {
  anybody: { page: 'erasureReceipt', next: 'firstSteps:' },
  'signed-in': { page: 'banking', next: 'account:' },
  reviewer: { page: 'support' },
  admin: { page: 'support' },
};

function addPath(tree: Tree, { camel, path, access }: Page): void {
  const { page, next } = groupEnds[access];
  edit(tree, PAGES, (source) => {
    const constants = source.text.split('\n');
    const isSame = (line: string) =>
      line.startsWith(`export const ${camel} `) || line.endsWith(` '${path}';`);
    const conflict = constants.find(isSame);
    if (conflict !== undefined) reject(`${PAGES} already has ${conflict}`);
    const last = constants.find((line) => line.startsWith(`export const ${page} `)) ?? '';
    source.replaceOnce(`${last}\n`, `${last}\nexport const ${camel} = '${path}';\n`);
  });
  edit(tree, `${WEB}/shared/paths.ts`, (source) =>
    source.add('paths', `${camel}: () => pages.${camel}`, next),
  );
}

function addScreen(tree: Tree, { camel, kebab, access }: Page): void {
  edit(tree, `${WEB}/app/screens.ts`, (source) => {
    const parts = source.partsOf('screens');
    const next = parts[parts.findLastIndex((part) => part.includes(`'${access}'`)) + 1];
    source.add(
      'screens',
      `screen(paths.${camel}(), '${access}', () => import('../pages/${kebab}-page.tsx'))`,
      next,
    );
  });
}

function addToMenu(tree: Tree, { camel, heading, menu, icon }: Page): void {
  if (menu === 'none') return;
  const [file, list, entry] =
    menu === 'main'
      ? ['navigation-entries.ts', 'entries', `{ to: paths.${camel}(), label: '${heading}', Icon: ${icon} }`]
      : ['account-entries.ts', 'accountEntries', `entry(paths.${camel}(), '${heading}', ${icon})`];
  edit(tree, `${WEB}/app/${file}`, (source) => source.addImport(icon, 'lucide-react').add(list, entry));
}

export function generate(tree: Tree, options: Options): Afterwards {
  const page = pageOf(tree, options);
  const { kebab, camel, pascal, heading, text, access, path } = page;
  addPath(tree, page);
  const values = { kebab, camel, pascal, heading, text, access, openTo: openTo[access] };
  for (const files of ['feature', access === 'anybody' ? 'public' : 'signed-in'])
    writeTemplates(tree, { from: join(import.meta.dirname, 'files', files), to: WEB }, values);
  addScreen(tree, page);
  addToMenu(tree, page);
  edit(tree, SCREENS, (source) => {
    const name = heading.toLowerCase();
    source.add(
      screenLists[access],
      `{ name: '${name}', path: '${path}', expectVisible: headed('${heading}') }`,
    );
  });
  return {
    next: [
      `${WEB}/features/${kebab}/components/${kebab}.tsx: the content of the page. Texts are in ${kebab}.wording.ts. Put calls into api/ and rules into model/.`,
      `${WEB}/app/${kebab}-screen.spec.tsx: the expected content. Run npm test -- --only unit --match apps/web/src/app.`,
      'Run npm test -- --only journey --match accessibility.',
    ],
  };
}
