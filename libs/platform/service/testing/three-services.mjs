// One process of run-process.spec.ts, on built code: three services without servers. One listens.
import { env } from 'node:process';
import { Readiness, log } from '@groundwork/platform-observability';
import { defineService, runProcess } from '@groundwork/platform-service';
import { Module } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { z } from 'zod';

class Empty {}
Module({})(Empty);

const throwLater = () =>
  setTimeout(() => {
    throw new Error('The one fault');
  }, 100);

const services = {
  front: defineService({
    service: 'front',
    config: {},
    module: () => Empty,
    adapter: () => new FastifyAdapter(),
    configure: async (app) => app.get(Readiness).add('door', async () => undefined),
  }),
  engine: defineService({
    service: 'engine',
    config: { COLOR: z.string().describe('What it is painted in') },
    module: () => Empty,
    configure: async (app, { COLOR }) => {
      app.get(Readiness).add('paint', async () => undefined);
      log().info({ color: COLOR }, 'Painted');
      if (env.FAULT === 'engine') throwLater();
    },
  }),
  cellar: defineService({
    service: 'cellar',
    config: {},
    module: () => Empty,
    configure: async (app) =>
      app.get(Readiness).add('light', async () => {
        if (env.FAULT === 'cellar') throw new Error('The lamp is broken');
      }),
  }),
};

await runProcess(Object.keys(services), async (name) => ({ service: services[name] }));
