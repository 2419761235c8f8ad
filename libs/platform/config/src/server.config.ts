import { z } from 'zod';

export const serverConfig = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('production')
    .describe('development | test | production'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PORT: z.coerce.number().int().min(0).max(65_535).describe('Port to listen on'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('Least severe line that is logged'),
  BUILD_VERSION: z
    .string()
    .default('unreleased')
    .describe('What was built, as /readyz and the menu of the app show it; an image brings its own'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe('Collector that receives traces over OTLP/HTTP; without one nothing is recorded or sent'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of the traces that is recorded, from 0 to 1; the same in every service'),
  STOP_DELAY_SECONDS: z.coerce
    .number()
    .min(0)
    .default(0)
    .describe(
      'How long it says it is not ready before it stops taking work, so that a balancer looks elsewhere',
    ),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .default(25)
    .describe('How long a stop waits for what is under way, such as an upload'),
};
