import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const limit = 0.015;
const production = /^(apps\/[^/]+\/src|libs\/(.+\/)?src|infra|papers)\/.+\.(tsx?|mjs)$/;
const elsewhere = /\.spec\.tsx?$|(^|\/)(testing|test-data|fixtures|generated|dist|node_modules)\//;
const comment = /^\s*(\/\/|\/\*|\*)/;
// Checked JavaScript declares its types in comments.
const declaresType = /^\s*(\/\*)?\*.*@(type|typedef|param|property|returns|template)\b/;

const daily = { apps: 2, infra: 2, libs: 2 };

/** @typedef {{ lines: number, comments: number }} Count */
/** @typedef {Readonly<Record<string, number>>} Tops each with the depth of its counted folders */

export const isProduction = (/** @type {string} */ file) => production.test(file) && !elsewhere.test(file);

/** @type {(text: string, file: string) => Count} */
export function countLines(text, file) {
  const lines = text.replace(/\n$/, '').split('\n');
  const comments = lines.filter((line) => comment.test(line));
  const types = file.endsWith('.mjs') ? comments.filter((line) => declaresType.test(line)) : [];
  return { lines: lines.length, comments: comments.length - types.length };
}

/** A folder of a few lines may have one comment. @type {(count: Count) => boolean} */
export const isWithinLimit = ({ lines, comments }) => comments <= Math.max(1, lines * limit);

/** @type {(root: string, tops: Tops) => Map<string, Count>} */
function countFolders(root, tops) {
  /** @type {Map<string, Count>} */
  const folders = new Map();
  for (const [top, depth] of Object.entries(tops)) {
    const files = readdirSync(join(root, top), { recursive: true, encoding: 'utf8' });
    for (const file of files.map((name) => `${top}/${name}`).filter(isProduction)) {
      const folder = file.split('/').slice(0, depth).join('/');
      const { lines, comments } = countLines(readFileSync(join(root, file), 'utf8'), file);
      const sum = folders.get(folder) ?? { lines: 0, comments: 0 };
      folders.set(folder, { lines: sum.lines + lines, comments: sum.comments + comments });
    }
  }
  return folders;
}

/** @type {(root: string, tops: Tops) => boolean} */
function printShares(root, tops) {
  const rows = [...countFolders(root, tops)].map(([folder, count]) => {
    const share = `${((100 * count.comments) / count.lines).toFixed(1)} %`;
    const figures = [String(count.comments).padStart(5), String(count.lines).padStart(7), share.padStart(8)];
    return `${folder.padEnd(26)}${figures.join('')}${isWithinLimit(count) ? '' : '  TOO MANY'}`;
  });
  console.log(['folder                 comments  lines   share', ...rows].join('\n'));
  return !rows.some((row) => row.endsWith('TOO MANY'));
}

const [, script, folder] = process.argv;
if (script === import.meta.filename)
  process.exitCode = printShares(process.cwd(), folder === undefined ? daily : { [folder]: 1 }) ? 0 : 1;
