import { createWriteStream, renameSync, type WriteStream } from 'node:fs';
import { adviceFor } from './failure.ts';
import { print } from './progress.ts';

const REMEMBERED_LINES = 40;
const ADVICE_EVERY_MS = 60_000;
const PINO_WARN = 40;

const advisedAt = new Map<string, number>();

export function advise(name: string, line: string): boolean {
  const advice = adviceFor(line);
  if (advice === undefined) return false;
  if (performance.now() - (advisedAt.get(advice) ?? -Infinity) < ADVICE_EVERY_MS) return true;
  advisedAt.set(advice, performance.now());
  print(`! ${name}: ${advice}`);
  return true;
}

interface Entry {
  readonly level: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string };
}

export function worthShowing(line: string, from: 'out' | 'err'): string | undefined {
  if (!line.startsWith('{')) return from === 'err' && line.trim() !== '' ? line : undefined;
  try {
    const { level, msg, err } = JSON.parse(line) as Entry;
    if (!(level >= PINO_WARN)) return undefined;
    return [...new Set([msg, err?.message])].filter(Boolean).join(': ') || line;
  } catch {
    return from === 'err' ? line : undefined;
  }
}

export class ProcessLog {
  readonly #last: string[] = [];
  readonly #name: string;
  readonly #echo: boolean;
  readonly #file: WriteStream;

  constructor(name: string, path: string, echo: boolean) {
    this.#name = name;
    this.#echo = echo;
    try {
      renameSync(path, `${path}.1`);
    } catch {
      // The first run has no earlier log.
    }
    // A full disk must not end the supervisor as well.
    this.#file = createWriteStream(path).on('error', (error) => advise(name, error.message));
  }

  add(line: string, from: 'out' | 'err'): void {
    this.#last.push(line);
    if (this.#last.length > REMEMBERED_LINES) this.#last.shift();
    this.#file.write(`${line}\n`);
    advise(this.#name, line);
    const text = this.#echo ? worthShowing(line, from) : undefined;
    if (text !== undefined) print(`[${this.#name}] ${text}`);
  }

  tail(lines: number): string {
    return this.#last.slice(-lines).join('\n');
  }

  close(): void {
    this.#file.end();
  }
}
