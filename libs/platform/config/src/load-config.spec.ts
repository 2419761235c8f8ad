import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ConfigError, configFaults, loadConfig } from './load-config.ts';
import { serverConfig } from './server.config.ts';

const fragment = {
  DATABASE_URL: z.url().describe('Where the rows are'),
  NATS_URL: z.url().describe('Where the messages go'),
  PARALLEL: z.coerce.number().int().min(1).default(8).describe('How many at once'),
};

function failureOf(environment: Record<string, string | undefined>): string {
  try {
    loadConfig(fragment, environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
  throw new Error('The configuration was accepted');
}

describe('loadConfig', () => {
  it('lists every missing variable with its meaning, not only the first', () => {
    expect(failureOf({})).toBe(
      [
        'The configuration is incomplete:',
        '  DATABASE_URL is missing (Where the rows are)',
        '  NATS_URL is missing (Where the messages go)',
      ].join('\n'),
    );
  });

  it('treats an empty variable as missing', () => {
    const message = failureOf({ DATABASE_URL: '', NATS_URL: 'nats://localhost:4222' });
    expect(message).toContain('DATABASE_URL is missing (Where the rows are)');
    expect(message).not.toContain('NATS_URL');
  });

  it('uses the default for an empty variable', () => {
    const given = { DATABASE_URL: 'postgres://localhost/a', NATS_URL: 'nats://localhost', PARALLEL: '' };
    expect(loadConfig(fragment, given).PARALLEL).toBe(8);
  });

  it('reports a wrong value as wrong, and does not repeat it', () => {
    const message = failureOf({ DATABASE_URL: 'hunter2', NATS_URL: 'nats://localhost', PARALLEL: '0' });
    expect(message).toMatch(/DATABASE_URL Invalid URL \(Where the rows are\)/);
    expect(message).toMatch(/PARALLEL .*\(How many at once\)/);
    expect(message).not.toContain('is missing');
    expect(message).not.toContain('hunter2');
  });

  it('refuses sample values in production by name, and does not repeat them', () => {
    const samples = {
      DATABASE_URL: 'postgres://me:sample-only-me@localhost/a',
      NATS_URL: 'nats://localhost',
    };
    for (const NODE_ENV of ['production', '', undefined]) {
      const message = failureOf({ ...samples, NODE_ENV });
      expect(message).toBe(
        'Production needs secrets of its own:\n  DATABASE_URL is a sample value that anybody can read',
      );
    }
    expect(loadConfig(fragment, { ...samples, NODE_ENV: 'development' }).DATABASE_URL).toBe(
      samples.DATABASE_URL,
    );
  });

  it('lists the faults of each variable without its value', () => {
    const given = {
      NATS_URL: 'hunter2',
      PARALLEL: '3',
      DATABASE_URL: 'postgres://a:sample-only@localhost/a',
    };
    expect(configFaults(fragment, given)).toEqual([
      { name: 'DATABASE_URL', what: 'is a sample value that anybody can read' },
      { name: 'NATS_URL', what: 'Invalid URL' },
    ]);
    expect(configFaults(fragment, { NODE_ENV: 'test' }).map(({ what }) => what)).toEqual([
      'is missing',
      'is missing',
    ]);
  });

  it('returns parsed values of the fragment only', () => {
    const given = {
      DATABASE_URL: 'postgres://localhost/a',
      NATS_URL: 'nats://localhost:4222',
      PARALLEL: '3',
      HOME: '/root',
    };
    expect(loadConfig(fragment, given)).toEqual({
      DATABASE_URL: 'postgres://localhost/a',
      NATS_URL: 'nats://localhost:4222',
      PARALLEL: 3,
    });
  });

  it('requires only a port for a server', () => {
    expect(loadConfig(serverConfig, { PORT: '8080' })).toEqual({
      NODE_ENV: 'production',
      BUILD_VERSION: 'unreleased',
      HOST: '127.0.0.1',
      PORT: 8080,
      LOG_LEVEL: 'info',
      OTEL_TRACES_SAMPLER_ARG: 1,
      STOP_DELAY_SECONDS: 0,
      DRAIN_SECONDS: 25,
    });
    expect(() => loadConfig(serverConfig, {})).toThrow('PORT is missing (Port to listen on)');
    expect(() => loadConfig(serverConfig, { PORT: '70000' })).toThrow(/PORT .*65535/);
  });
});
