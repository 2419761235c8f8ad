import { createWriteStream, renameSync } from 'node:fs';
import { adviceFor } from './failure.mjs';
import { say } from './progress.mjs';

const REMEMBERED_LINES = 40;
const ADVICE_EVERY_MS = 60_000;
const PINO_WARN = 40;

/** @type {Map<string, number>} */
const advisedAt = new Map();

/**
 * Says what to do about a line, where that is known; not again and again.
 * @param {string} name whom it concerns
 * @param {string} line
 */
export function advise(name, line) {
  const advice = adviceFor(line);
  if (advice === undefined) return false;
  const last = advisedAt.get(advice);
  if (last !== undefined && performance.now() - last < ADVICE_EVERY_MS) return true;
  advisedAt.set(advice, performance.now());
  say(`! ${name}: ${advice}`);
  return true;
}

/**
 * What a person at the terminal should see of a line: warnings and errors.
 * @param {string} line
 * @param {'out' | 'err'} from
 * @returns {string | undefined}
 */
export function worthShowing(line, from) {
  if (!line.startsWith('{')) return from === 'err' && line.trim() !== '' ? line : undefined;
  try {
    const entry = JSON.parse(line);
    if (!(entry.level >= PINO_WARN)) return undefined;
    const cause = entry.err?.message;
    return [entry.msg, cause === entry.msg ? undefined : cause].filter(Boolean).join(': ') || line;
  } catch {
    return from === 'err' ? line : undefined;
  }
}

/** The output of one process: all of it in a file, its last lines in memory, what matters on the terminal. */
export class ProcessLog {
  /** @type {string[]} */
  #last = [];
  #file;
  #name;
  #echo;

  /** @param {string} name @param {string} path @param {boolean} echo */
  constructor(name, path, echo) {
    this.#name = name;
    this.#echo = echo;
    try {
      renameSync(path, `${path}.1`);
    } catch {
      // There was no earlier run.
    }
    this.#file = createWriteStream(path);
    // A full disk must not end the supervisor as well.
    this.#file.on('error', (error) => advise(name, error.message));
  }

  /** @param {string} line @param {'out' | 'err'} from */
  add(line, from) {
    this.#last.push(line);
    if (this.#last.length > REMEMBERED_LINES) this.#last.shift();
    this.#file.write(`${line}\n`);
    advise(this.#name, line);
    const shown = this.#echo ? worthShowing(line, from) : undefined;
    if (shown !== undefined) say(`[${this.#name}] ${shown}`);
  }

  /** @param {number} lines */
  tail(lines) {
    return this.#last.slice(-lines).join('\n');
  }

  close() {
    this.#file.end();
  }
}
