// `npm run papers:pin` checks the papers and pins them as they are.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const folder = import.meta.dirname;
const pin = join(folder, 'papers.sha256');

/** Pages explain the papers, and the faults are those of the reading. */
const isApart = (name: string) =>
  /(^|\/)\.|\.md$/.test(name) || ['papers.sha256', 'open-half.faults.json'].includes(name);

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

export function hashOfPapers(): string {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !isApart(name));
  return sha256(
    names
      .sort()
      .map((name) => `${sha256(readFileSync(join(folder, name)))}  ${name}\n`)
      .join(''),
  );
}

export const pinnedHash = (): string => readFileSync(pin, 'utf8').trim();

if (process.argv[1] === import.meta.filename) writeFileSync(pin, `${hashOfPapers()}\n`);
