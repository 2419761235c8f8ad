import { z } from 'zod';
import { addressPattern, headerListPattern, hostPattern } from './patterns.ts';

export const serverConfig = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('production')
    .describe('development | test | production'),
  HOST: z
    .string()
    .regex(hostPattern, 'must be an address or a name')
    .default('127.0.0.1')
    .describe('Address to listen on'),
  PORT: z.coerce.number().int().min(0).max(65_535).describe('Port to listen on'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('The lowest log level that is written'),
  BUILD_VERSION: z
    .string()
    .regex(/^[\w.+-]{1,128}$/, 'must be a version such as 0.2.0')
    .default('unreleased')
    .describe('The version that /readyz and the menu show. An image contains its own'),
  INSTANCE_ID: z
    .string()
    .regex(/^[\w./:-]{1,120}$/, 'must be at most 120 letters, digits and characters of . / : _ -')
    .optional()
    .describe('Name of this process in traces. Without it, the name of its host and its process id'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .regex(addressPattern('https?'), 'must be an address such as http://collector:4318')
    .optional()
    .describe('Collector of traces over OTLP/HTTP. Without it the process records and sends no trace'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(headerListPattern, 'must be name=value, several separated by commas')
    .optional()
    .describe('Headers of each request to the collector, such as Authorization=Bearer%20KEY'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of recorded traces from 0 to 1. Set the same value in each service'),
  STOP_DELAY_SECONDS: z.coerce
    .number()
    .min(0)
    .max(3600)
    .default(0)
    .describe(
      'Time from not ready to the end of accepting work at a stop, so that a load balancer can react',
    ),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(3600)
    .default(25)
    .describe('Time limit at a stop for running work, such as an upload')
    .meta({ plus: 'STOP_DELAY_SECONDS', atMost: 'STOP_SECONDS' }),
  STOP_SECONDS: z.coerce
    .number()
    .min(1)
    .max(7200)
    .optional()
    .describe(
      'Time from the signal to stop until the process is killed. The chart sets it to four seconds less than stopSeconds',
    ),
};
