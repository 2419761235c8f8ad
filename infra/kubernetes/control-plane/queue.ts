import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parse } from 'yaml';
import { checkout } from '../../local/checkout.mjs';
import { LOOPBACK, reserveInternal } from '../../local/ports.ts';
import { httpAnswersOk } from '../../local/wait.ts';
import type { Plane } from './plane.ts';
import type { Program } from './programs.ts';

const METRIC = 'groundwork_queue_jobs';

export class Queue {
  depth = 0;
  workers = 0;

  #text(): string {
    const active = Math.min(this.depth, this.workers);
    // A delayed job waits for its second try and is no work yet.
    const states = { waiting: 0, prioritized: this.depth - active, active, delayed: 3 };
    const lines = Object.entries(states).map(
      ([state, jobs]) => `${METRIC}{queue="document-analysis",state="${state}"} ${jobs}`,
    );
    return [`# TYPE ${METRIC} gauge`, ...lines, ''].join('\n');
  }

  async listen(): Promise<number> {
    const { port, release } = await reserveInternal();
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/plain; version=0.0.4').end(this.#text());
    });
    await release();
    await once(server.listen(port, LOOPBACK), 'listening');
    server.unref();
    return port;
  }
}

function scrapeInterval(): string {
  const file = join(checkout, 'infra/observability/prometheus.yml');
  const { global } = parse(readFileSync(file, 'utf8')) as { global: { scrape_interval: string } };
  return global.scrape_interval;
}

export async function startPrometheus(
  { folder, start }: Plane,
  program: Program,
  port: number,
): Promise<string> {
  const file = join(folder, 'prometheus.json');
  const targets = [`${LOOPBACK}:${port}`, `localhost:${port}`];
  const content = {
    global: { scrape_interval: scrapeInterval() },
    scrape_configs: [{ job_name: 'groundwork', static_configs: [{ targets }] }],
  };
  writeFileSync(file, JSON.stringify(content));
  const web = await start('prometheus', program, {
    args: (own) => [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
      `--web.listen-address=${LOOPBACK}:${own}`,
    ],
    ready: (own) => httpAnswersOk(`http://${LOOPBACK}:${own}/-/ready`),
  });
  return `http://${LOOPBACK}:${web}`;
}
