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
    'contains %s with its access and its statuses',
    async (name, route) => {
      const { openapi, paths } = (await (await get('/api/openapi.json')).json()) as Description;
      const operation = paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
      expect(openapi).toBe('3.1.0');
      expect(operation?.operationId).toBe(name);
      expect(operation?.security).toHaveLength(route.access === 'public' ? 0 : 2);
      const rejections = routeErrorsOf(route).map(({ kind }) => String(httpStatusOf[kind]));
      const parts = route.ranges ? ['206'] : [];
      const second = route.alsoStatus ? [String(route.alsoStatus)] : [];
      const statuses = new Set([String(route.status), ...second, ...parts, ...rejections]);
      expect(Object.keys(operation?.responses ?? {}).sort()).toEqual([...statuses].sort());
    },
  );

  it('contains declared operations only', async () => {
    const { paths } = (await (await get('/api/openapi.json')).json()) as Description;
    const described = Object.values(paths).flatMap((methods) => Object.keys(methods));
    expect(described).toHaveLength(Object.keys(routes).length);
  });

  it('has a page without inline code, and each script and style loads', async () => {
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

describe('the endpoints for operations', () => {
  it('/livez and /readyz return ok, with the state of each part', async () => {
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

  it('/readyz returns 503 while the store is away', async () => {
    const broken = await runGateway({
      beside: gateway,
      environment: { STORAGE_URL: 'folder:/dev/null/full' },
    });
    const answer = await fetch(`${broken.url}/readyz`);
    const reply = (await answer.json()) as { status: string };
    await broken.stop();
    expect([answer.status, reply.status]).toEqual([503, 'unavailable']);
  });

  it('/metrics returns metrics in the format of Prometheus', async () => {
    expect(await (await get('/metrics')).text()).toMatch(/^process_cpu_seconds_total\{service="gateway"\} /m);
  });
});

describe('the headers of a response', () => {
  const paths = [
    '/',
    '/dashboard',
    '/assets/app-1a2b.js',
    '/api/docs',
    '/api/openapi.json',
    '/api/user',
    '/api/nothing',
  ];

  it.each(paths)('%s: forbid foreign scripts, frames around the page and type guessing', async (path) => {
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
    expect(policy.get('base-uri')).toBe("'none'");
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
    '%s: forbid storage',
    async (path) => {
      expect((await get(path)).headers.get('cache-control')).toBe('no-store');
    },
  );

  it('forbid storage of a personal response', async () => {
    const { token } = gateway.identity.someone();
    expect((await get('/api/user', bearer(token))).headers.get('cache-control')).toBe('no-store');
  });

  it('cache hashed files for a year and revalidate the page each time', async () => {
    expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const page of ['/', '/dashboard'])
      expect((await get(page)).headers.get('cache-control')).toMatch(/no-cache|no-store|max-age=0/);
  });

  it('belong to a 404 when the file is missing, not to the page', async () => {
    const answer = await get('/assets/app-9z9z.js');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});
