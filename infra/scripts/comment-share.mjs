import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const limit = 0.015;
const production = /^(apps\/[^/]+\/src|libs\/(.+\/)?src|infra)\/.+\.(tsx?|mjs)$/;
const elsewhere = /\.spec\.tsx?$|(^|\/)(testing|test-data|fixtures|generated|dist|node_modules)\//;
const comment = /^\s*(\/\/|\/\*|\*)/;
// Checked JavaScript declares its types in comments.
const declaresType = /^\s*(\/\*)?\*.*@(type|typedef|param|property|returns|template)\b/;

/** @typedef {{ lines: number, comments: number }} Count */

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

/** @type {(root: string) => Map<string, Count>} */
function countFolders(root) {
  /** @type {Map<string, Count>} */
  const folders = new Map();
  for (const top of ['apps', 'infra', 'libs']) {
    const files = readdirSync(join(root, top), { recursive: true, encoding: 'utf8' });
    for (const file of files.map((name) => `${top}/${name}`).filter(isProduction)) {
      const folder = file.split('/').slice(0, 2).join('/');
      const { lines, comments } = countLines(readFileSync(join(root, file), 'utf8'), file);
      const sum = folders.get(folder) ?? { lines: 0, comments: 0 };
      folders.set(folder, { lines: sum.lines + lines, comments: sum.comments + comments });
    }
  }
  return folders;
}

/** @type {(root: string) => boolean} */
function printShares(root) {
  const rows = [...countFolders(root)].map(([folder, count]) => {
    const share = `${((100 * count.comments) / count.lines).toFixed(1)} %`;
    const figures = [String(count.comments).padStart(5), String(count.lines).padStart(7), share.padStart(8)];
    return `${folder.padEnd(26)}${figures.join('')}${isWithinLimit(count) ? '' : '  TOO MANY'}`;
  });
  console.log(['folder                 comments  lines   share', ...rows].join('\n'));
  return !rows.some((row) => row.endsWith('TOO MANY'));
}

if (process.argv[1] === import.meta.filename) process.exitCode = printShares(process.cwd()) ? 0 : 1;
