import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigError } from '@groundwork/platform-config';
import { natsConfig } from '@groundwork/platform-messaging';
import { Readiness } from '@groundwork/platform-observability';
import { type RunningService, runService } from '@groundwork/testing';
import { Module } from '@nestjs/common';
import { z } from 'zod';
import { startService } from './boot.ts';

@Module({})
class Empty {}

const config = { ...natsConfig, COLOR: z.string().describe('What it is painted in') };
const options = { service: 'painted', config, module: () => Empty };
let service: RunningService;

beforeAll(async () => {
  service = await runService({ ...options, environment: { COLOR: 'green', BUILD_VERSION: '1.2.3' } });
});

afterAll(() => service.stop());

const fetchPath = async (path: string) => fetch(`${await service.app.getUrl()}${path}`);

describe('a service', () => {
  it('does not start with an incomplete configuration, and lists all missing variables', async () => {
    const starting = startService(options, { PORT: '' });
    await expect(starting).rejects.toThrow(ConfigError);
    await expect(startService(options, {})).rejects.toThrow(
      [
        '  PORT is missing (Port to listen on)',
        '  NATS_URL is missing (NATS address, nats://user:password@host:port, or tls:// with TLS)',
        '  CALL_KEY is missing (Private key that signs the calls of this service)',
        '  CALL_KEYS is missing (Public keys that check signed calls, NAME:KEY with commas)',
        '  COLOR is missing (What it is painted in)',
      ].join('\n'),
    );
  });

  it('reports that it is live', async () => {
    const answer = await fetchPath('/livez');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok' });
  });

  it('returns its metrics with its name', async () => {
    const answer = await fetchPath('/metrics');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toMatch(/process_cpu_seconds_total\{service="painted"\} \d/);
    expect(text).toContain('groundwork_rpc_seconds');
    expect(text).toContain('groundwork_build_info{version="1.2.3",service="painted"} 1');
  });

  it('reports its build, whether it is ready, and which parts are not', async () => {
    const ready = await fetchPath('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ok', version: '1.2.3', parts: {} });
    service.app.get(Readiness).add('paint', () => Promise.reject(new Error('The bucket is empty')));
    const waiting = await fetchPath('/readyz');
    expect(waiting.status).toBe(503);
    expect(await waiting.json()).toEqual({
      status: 'unavailable',
      version: '1.2.3',
      parts: { paint: 'The bucket is empty' },
    });
    const text = await (await fetchPath('/metrics')).text();
    expect(text).toContain('groundwork_part_ready{part="paint",service="painted"} 0');
    expect(text).toMatch(/groundwork_success_age_seconds\{part="paint",service="painted"\} 0\.\d+/);
  });
});
