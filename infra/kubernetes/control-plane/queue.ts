// A queue whose length is said, not made: what replicas of documents would tell of it, and a Prometheus that asks them.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parse } from 'yaml';
import { checkout } from '../../local/instance.mjs';
import { LOOPBACK, reserveInternal } from '../../local/ports.mjs';
import { httpAnswersOk } from '../../local/wait.mjs';
import type { Plane } from './plane.ts';
import type { Program } from './programs.ts';

/** By the name that libs/platform/queue/src/queue-depth.ts gives it. */
const METRIC = 'groundwork_queue_jobs';

export class Queue {
  depth = 0;
  /** How many read, each one document. */
  workers = 0;

  #text() {
    const active = Math.min(this.depth, this.workers);
    // What is delayed waits for a second try and is no work yet.
    const states = { waiting: 0, prioritized: this.depth - active, active, delayed: 3 };
    const lines = Object.entries(states).map(
      ([state, jobs]) => `${METRIC}{queue="document-analysis",state="${state}"} ${jobs}`,
    );
    return [`# TYPE ${METRIC} gauge`, ...lines, ''].join('\n');
  }

  async listen() {
    const { port, release } = await reserveInternal();
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/plain; version=0.0.4');
      response.end(this.#text());
    });
    await release();
    await new Promise((resolve) => server.listen(port, LOOPBACK, () => resolve(undefined)));
    server.unref();
    return port;
  }
}

/** As often as ours in a cluster. */
function scrapeInterval() {
  const file = join(checkout, 'infra/observability/prometheus.yml');
  const { global } = parse(readFileSync(file, 'utf8')) as { global: { scrape_interval: string } };
  return global.scrape_interval;
}

export async function startPrometheus(
  { folder, start }: Plane,
  prometheus: Program,
  port: number,
): Promise<string> {
  const file = join(folder, 'prometheus.json');
  // Two that tell the same, as two replicas of documents do.
  const targets = [`${LOOPBACK}:${port}`, `localhost:${port}`];
  const content = {
    global: { scrape_interval: scrapeInterval() },
    scrape_configs: [{ job_name: 'groundwork', static_configs: [{ targets }] }],
  };
  writeFileSync(file, JSON.stringify(content));
  const web = await start('prometheus', prometheus, {
    args: (own) => [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
      `--web.listen-address=${LOOPBACK}:${own}`,
    ],
    ready: (own) => httpAnswersOk(`http://${LOOPBACK}:${own}/-/ready`),
  });
  return `http://${LOOPBACK}:${web}`;
}
