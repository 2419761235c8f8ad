import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routeErrorsOf, type RouteContract, routes } from '@groundwork/contracts';
import { httpStatusOf } from '@groundwork/platform-errors';
import { eventually } from '@groundwork/testing';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await runGateway();
});
afterAll(() => gateway.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, { headers });

interface Description {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string; security: object[]; responses: object }>>;
}

describe('the description of the API', () => {
  it.each(Object.entries<RouteContract>(routes))(
    'has %s with its access and its answers',
    async (name, route) => {
      const { openapi, paths } = (await (await get('/api/openapi.json')).json()) as Description;
      const operation = paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
      expect(openapi).toBe('3.1.0');
      expect(operation?.operationId).toBe(name);
      expect(operation?.security).toHaveLength(route.access === 'public' ? 0 : 2);
      const refused = routeErrorsOf(route).map(({ kind }) => String(httpStatusOf[kind]));
      const statuses = new Set([String(route.status), ...refused]);
      expect(Object.keys(operation?.responses ?? {}).sort()).toEqual([...statuses].sort());
    },
  );

  it('describes nothing else', async () => {
    const { paths } = (await (await get('/api/openapi.json')).json()) as Description;
    const described = Object.values(paths).flatMap((methods) => Object.keys(methods));
    expect(described).toHaveLength(Object.keys(routes).length);
  });

  it('is also a page, whose every script and style answers and none is inline', async () => {
    const page = await get('/api/docs');
    const html = await page.text();
    expect(page.headers.get('content-type')).toMatch('text/html');
    const assets = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(assets).toHaveLength(3);
    for (const asset of assets) expect([asset, (await get(asset)).status]).toEqual([asset, 200]);
    expect(html).not.toMatch(/<script>|<style|\son\w+=/);
    expect(await (await get('/api/docs/start.js')).text()).toContain('/api/openapi.json');
  });
});

describe('what operations asks', () => {
  it('/livez and /readyz say ok, naming the parts', async () => {
    expect(await (await get('/livez')).json()).toEqual({ status: 'ok' });
    const ready = await eventually(
      () => get('/readyz'),
      ({ status }) => status === 200,
    );
    expect(await ready.json()).toEqual({
      status: 'ok',
      version: 'unreleased',
      parts: { nats: 'ok', storage: 'ok' },
    });
  });

  it('/readyz is 503 while the store is away', async () => {
    const broken = await runGateway({
      beside: gateway,
      environment: { STORAGE_URL: 'folder:/dev/null/full' },
    });
    const answer = await fetch(`${broken.url}/readyz`);
    const reply = (await answer.json()) as { status: string };
    await broken.stop();
    expect([answer.status, reply.status]).toEqual([503, 'unavailable']);
  });

  it('/metrics speaks to a scraper', async () => {
    expect(await (await get('/metrics')).text()).toMatch(/^process_cpu_seconds_total\{service="gateway"\} /m);
  });
});

describe('the headers of every answer', () => {
  const paths = [
    '/',
    '/dashboard',
    '/assets/app-1a2b.js',
    '/api/docs',
    '/api/openapi.json',
    '/api/user',
    '/api/nothing',
  ];

  it.each(paths)('%s allow no foreign script, no frame around and no guessing of types', async (path) => {
    const { headers } = await get(path);
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split(';').map((directive): [string, string] => {
        const [name = '', ...values] = directive.trim().split(' ');
        return [name, values.join(' ')];
      }),
    );
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('frame-src')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect([...policy.values()].join(' ')).not.toMatch(/https?:|\*/);
    expect(policy.get('base-uri')).toBe("'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });

  it.each(['/api/user', '/api/openapi.json', '/api/nothing', '/api/docs', '/api?x', '/api'])(
    '%s says no-store',
    async (path) => {
      expect((await get(path)).headers.get('cache-control')).toBe('no-store');
    },
  );

  it('say no-store on a personal answer too', async () => {
    const { token } = gateway.identity.someone();
    expect((await get('/api/user', bearer(token))).headers.get('cache-control')).toBe('no-store');
  });

  it('keep hashed files for ever and ask for the page each time', async () => {
    expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const page of ['/', '/dashboard'])
      expect((await get(page)).headers.get('cache-control')).toMatch(/no-cache|no-store|max-age=0/);
  });

  it('of a missing file is 404, not the page', async () => {
    const answer = await get('/assets/app-9z9z.js');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});
