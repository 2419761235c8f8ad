// Checks the commits of a branch: node infra/lint/commit-subjects.mjs
import { execFileSync } from 'node:child_process';
import { wordInProse } from './plain-words.mjs';

const start = '2026-11-23T10:15:00Z';
const form = /^[a-z0-9]+([ ,/-]+[a-z0-9]+)*: ([a-z][a-z-]*) \S/;
const notPlain = /^(ask|be|hear|keep|let|take)$/;
const notImperative = /^(?!(embed|need|seed|speed|bring|string)$).+(ed|ing|[^s]s)$/;

/** @type {(subject: string) => string | undefined} */
export function faultOf(subject) {
  if (subject.length > 72) return `has ${subject.length} characters, and 72 is the limit`;
  const verb = form.exec(subject)?.[2];
  if (verb === undefined) return 'has not the form "area: verb object"';
  if (notImperative.test(verb)) return `needs an imperative for "${verb}"`;
  const word = notPlain.test(verb) ? verb : wordInProse(subject);
  return word && `needs a plain word for "${word}"`;
}

/** @typedef {(...args: string[]) => string[] | undefined} Git */

/** @type {(folder: string) => Git} */
export const gitIn =
  (folder) =>
  (...args) => {
    try {
      const output = execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: 'pipe' });
      return output.split('\n').filter(Boolean);
    } catch {
      return undefined;
    }
  };

/** @type {(git: Git) => string[]} */
export function subjectsOf(git) {
  const [base] = git('merge-base', 'HEAD', 'origin/main') ?? [];
  const range = base === undefined ? '-20' : `${base}..HEAD`;
  return git('log', '--no-merges', `--since=${start}`, '--format=%s', range) ?? [];
}

if (process.argv[1] === import.meta.filename) {
  for (const subject of subjectsOf(gitIn(process.cwd()))) {
    const fault = faultOf(subject);
    if (fault === undefined) continue;
    console.error(`The commit subject ${fault}: ${subject}`);
    process.exitCode = 1;
  }
}
