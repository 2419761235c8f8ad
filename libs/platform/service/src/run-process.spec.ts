import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@groundwork/testing';

const program = fileURLToPath(new URL('../testing/three-services.mjs', import.meta.url));

type Line = Record<string, unknown>;

class Process {
  readonly lines: Line[] = [];
  errors = '';
  readonly #child: ChildProcess;

  constructor(environment: Record<string, string>) {
    const own = { PATH: process.env['PATH'], NODE_ENV: 'test', PORT: '0', ENGINE__COLOR: 'green' };
    this.#child = spawn(process.execPath, [program], { env: { ...own, ...environment } });
    createInterface({ input: this.#child.stdout! }).on('line', (line) =>
      this.lines.push(JSON.parse(line) as Line),
    );
    this.#child.stderr!.on('data', (part) => (this.errors += String(part)));
  }

  async ended(): Promise<unknown> {
    if (this.#child.exitCode === null) await once(this.#child, 'exit');
    return this.#child.exitCode;
  }

  async stop(): Promise<unknown> {
    this.#child.kill('SIGTERM');
    return this.ended();
  }

  async fetch(path: string): Promise<Response> {
    const listening = () => Promise.resolve(this.lines.find((line) => line['address'])?.['address']);
    return fetch(`${String(await eventually(listening, (address) => address !== undefined))}${path}`);
  }
}

let running: Process | undefined;
const run = (environment: Record<string, string> = {}) => (running = new Process(environment));

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

describe('a process with three services', () => {
  it('listens once, for the public one, and reports the parts of all', async () => {
    const answer = await run().fetch('/readyz');
    expect(running!.lines.filter((line) => line['address'])).toMatchObject([{ service: 'front' }]);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      parts: { door: 'ok', 'engine: paint': 'ok', 'cellar: light': 'ok' },
    });
  });

  it('is not ready while a part of one is away, and names it', async () => {
    const answer = await run({ FAULT: 'cellar' }).fetch('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ parts: { 'cellar: light': 'The lamp is broken' } });
    const text = await (await running!.fetch('/metrics')).text();
    expect(text).toContain('groundwork_part_ready{part="light",service="cellar"} 0');
    expect(text).toContain('groundwork_part_ready{part="paint",service="engine"} 1');
    expect(text).toMatch(/process_cpu_seconds_total\{service="groundwork"\} \d/);
  });

  it('gives each its own settings and its own name in the log', async () => {
    await run({ COLOR: 'red' }).fetch('/livez');
    expect(running!.lines.find(({ msg }) => msg === 'Painted')).toMatchObject({
      service: 'engine',
      color: 'green',
    });
  });

  it('ends with the uncaught error of one, and names it', async () => {
    expect(await run({ FAULT: 'engine' }).ended()).toBe(1);
    expect(running!.lines.at(-1)).toMatchObject({
      level: 60,
      service: 'engine',
      err: { message: 'The one fault' },
      msg: 'Uncaught error',
    });
  });

  it('ends with an error on a port that another process has, before it was ready', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await run({ PORT: String(port) }).ended()).toBe(1);
    expect(running!.lines.at(-1)).toMatchObject({
      level: 60,
      msg: 'Could not start',
      err: { message: `listen EADDRINUSE: address already in use 127.0.0.1:${port}` },
    });
    expect(running!.lines.filter((line) => line['address'])).toEqual([]);
    other.close();
  });

  it('ends in order with a signal', async () => {
    await run().fetch('/livez');
    expect(await running!.stop()).toBe(0);
  });
});

describe('TARGET', () => {
  it('chooses services', async () => {
    const answer = await run({ TARGET: 'engine, cellar' }).fetch('/readyz');
    expect(await answer.json()).toMatchObject({ parts: { paint: 'ok', 'cellar: light': 'ok' } });
  });

  it.each([
    ['roof', 'TARGET names no service of this build: roof. It has front, engine, cellar.'],
    ['all,front', 'TARGET names no service of this build: all. It has front, engine, cellar.'],
    ['front, engine,front', 'TARGET names a service twice: front.'],
    ['front,roof', 'TARGET names no service of this build: roof. It has front, engine, cellar.'],
  ])('"%s" is rejected', async (target, message) => {
    expect(await run({ TARGET: target }).ended()).toBe(1);
    expect(running!.errors).toContain(message);
  });

  it('with a service that lacks a setting names both', async () => {
    expect(await run({ ENGINE__COLOR: '' }).ended()).toBe(1);
    expect(running!.errors).toContain('engine: The configuration is incomplete:\n  COLOR is missing');
  });
});
