import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../local/checkout.mjs';
import { Failure } from '../local/failure.ts';

const FIRST_LENDER = 'first-lender';
const BACKUP = 'back-up-and-restore';

const BLOCKS = {
  settings: { page: FIRST_LENDER, heading: '2. The settings', begins: 'PUBLIC_URL=' },
  brand: { page: FIRST_LENDER, heading: '2. The settings', begins: 'sudo install -d /srv/groundwork' },
  start: { page: FIRST_LENDER, heading: '3. The start', begins: 'docker compose up' },
  proxy: { page: FIRST_LENDER, heading: '3. The start', begins: 'funding.example.com {' },
  doctor: { page: FIRST_LENDER, heading: '3. The start', begins: 'alias operator=' },
  change: { page: FIRST_LENDER, heading: '5. Payments with test keys', begins: 'docker compose restart' },
  backup: { page: BACKUP, heading: 'Back up in Compose', begins: 'sudo install -d -m 700' },
  nightly: { page: FIRST_LENDER, heading: '6. The backup', begins: 'docker compose run' },
  restore: { page: BACKUP, heading: 'Restore in Compose', begins: 'alias operator=' },
  lenders: { page: FIRST_LENDER, heading: '7. The first lender', begins: 'id,name,' },
} as const;

export type BlockName = keyof typeof BLOCKS;
export type Blocks = Readonly<Record<BlockName, string>>;
export const BLOCK_NAMES = Object.keys(BLOCKS) as BlockName[];

interface Block {
  readonly heading: string;
  readonly text: string;
}

function fenced(page: string): Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let open: string[] | undefined;
  for (const line of page.split('\n')) {
    if (line.trimStart().startsWith('```')) {
      if (open) blocks.push({ heading, text: open.join('\n') });
      open = open ? undefined : [];
    } else if (open) open.push(line.trim() === '' ? '' : line);
    else if (line.startsWith('## ')) heading = line.slice(3);
  }
  return blocks;
}

export const blocksUnder = (heading: string, page: string): string[] =>
  fenced(page)
    .filter((block) => block.heading === heading)
    .map(({ text }) => text);

const headingsOn = (page: string) =>
  new Set(Object.values(BLOCKS).flatMap((block) => (block.page === page ? [block.heading as string] : [])));

export function namedBlocks(textOf: (page: string) => string): Blocks {
  const texts: Partial<Record<BlockName, string>> = {};
  for (const page of [FIRST_LENDER, BACKUP]) {
    const isWhole = page === FIRST_LENDER;
    for (const { heading, text } of fenced(textOf(page))) {
      if (!isWhole && !headingsOn(page).has(heading)) continue;
      const name = BLOCK_NAMES.find((each) => {
        const { page: own, heading: under, begins } = BLOCKS[each];
        return own === page && under === heading && text.startsWith(begins) && texts[each] === undefined;
      });
      if (name === undefined)
        throw new Failure(`The drill neither runs nor replaces this block of ${page}.md:\n${text}`);
      texts[name] = text;
    }
  }
  const missing = BLOCK_NAMES.filter((name) => texts[name] === undefined);
  if (missing.length > 0) throw new Failure(`The pages lack the blocks of: ${missing.join(', ')}.`);
  return texts as Blocks;
}

export const pageText = (page: string) => readFileSync(join(checkout, `docs/operations/${page}.md`), 'utf8');

export interface Place {
  readonly host: string;
  readonly gateway: number;
  readonly folder: string;
}

export const inPlace = (text: string, { host, gateway, folder }: Place): string =>
  text
    .replaceAll('funding.example.com', host)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${gateway}`)
    .replaceAll('/srv/', `${folder}/srv/`);

export const settingsFor = (block: string, own: Readonly<Record<string, string | undefined>>): string[] =>
  block.split('\n').flatMap((line) => {
    const [name = ''] = line.split('=');
    if (!Object.hasOwn(own, name)) return [line];
    return own[name] === undefined ? [] : [`${name}=${own[name]}`];
  });
