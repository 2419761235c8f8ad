import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'vite';
import { checkout } from '../local/checkout.mjs';
import { LOOPBACK } from '../local/ports.ts';

export async function bundle(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: checkout,
    resolve: { conditions: ['groundwork-source', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  });
  const [first] = [built].flat();
  const output = first && 'output' in first ? first.output : [];
  const entry = output.find((each) => each.type === 'chunk' && each.isEntry);
  if (entry?.type !== 'chunk') throw new Error(`${input} was built to nothing.`);
  return entry.code;
}

interface OtherFile {
  readonly type: string;
  readonly content: Uint8Array;
}

/** The script is at `/entry.js`, another file at its own path. */
export async function serve(script: string, others: ReadonlyMap<string, OtherFile> = new Map()) {
  const html =
    '<!doctype html><html lang="en"><title>Bench</title><div id="root"></div><script type="module" src="/entry.js"></script>';
  const files = new Map([
    ['/entry.js', { type: 'text/javascript', content: Buffer.from(script) }],
    ...others,
  ]);
  const server = createServer((request, response) => {
    const { type, content } = files.get(request.url ?? '') ?? {
      type: 'text/html',
      content: Buffer.from(html),
    };
    response.setHeader('content-type', type).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  return { server, url: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}/` };
}
