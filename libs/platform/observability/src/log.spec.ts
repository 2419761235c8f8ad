import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { configureLog, log, toggleDebug } from './log.ts';
import { NestLogger } from './nest-logger.ts';
import { annotateTrace, continueTrace } from './trace.ts';

const traceId = 'a'.repeat(32);
const traceparent = `00-${traceId}-${'b'.repeat(16)}-01`;

let written: string[] = [];
const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);

beforeEach(() => {
  written = [];
  configureLog('scoring', 'info', { write: (line) => written.push(line) });
});

afterAll(() => {
  configureLog('unnamed', 'silent');
});

describe('a log line', () => {
  it('is one line of JSON with its service, level, time and message', () => {
    log().info({ documents: 3 }, 'Read\nin two lines');
    expect(written).toHaveLength(1);
    expect(written[0]!.trimEnd()).not.toContain('\n');
    expect(lines()[0]).toMatchObject({
      service: 'scoring',
      level: 30,
      documents: 3,
      msg: 'Read\nin two lines',
    });
    expect(Date.parse(String(lines()[0]!['time']))).not.toBeNaN();
  });

  it('is not written below the configured level', () => {
    log().debug('detail');
    expect(written).toEqual([]);
  });

  it('is written in detail until the next toggle', () => {
    toggleDebug();
    log().debug('seen');
    toggleDebug();
    log().debug('unseen');
    expect(lines().map(({ msg }) => msg)).toEqual(['The log level changes', 'seen', 'The log level changes']);
  });

  it('carries the trace and the notes of its work through awaits', async () => {
    await continueTrace(traceparent, { name: 'test', requestId: 'r1' }, async () => {
      log().info('before');
      await new Promise((resolve) => setTimeout(resolve, 1));
      annotateTrace({ userId: 'u1' });
      log().info('after');
    });
    log().info('outside');
    expect(lines()[0]).toMatchObject({ traceId, requestId: 'r1' });
    expect(lines()[1]).toMatchObject({ traceId, requestId: 'r1', userId: 'u1' });
    expect(lines()[2]).not.toHaveProperty('traceId');
  });

  it('does not mix up two traces that run at once', async () => {
    const work = (userId: string) =>
      continueTrace(traceparent, { name: 'test', userId }, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        log().info({ expected: userId }, 'done');
      });
    await Promise.all(['ann', 'beth', 'cora'].map(work));
    expect(lines()).toHaveLength(3);
    for (const line of lines()) expect(line['userId']).toBe(line['expected']);
  });

  it('has the same form when Nest writes it', () => {
    new NestLogger().error('Nest failed', 'stack', 'Router');
    expect(lines()[0]).toMatchObject({
      service: 'scoring',
      level: 50,
      msg: 'Nest failed',
      context: 'Router',
    });
  });
});

describe('a secret', () => {
  const secret = 's3cr3t-value';
  const keys = [
    'password',
    'token',
    'Authorization',
    'cookie',
    'ssn',
    'ein',
    'accountNumber',
    'clientSecret',
    'text',
  ];

  it.each(keys)('is redacted under the key %s at any depth', (key) => {
    log().warn(
      { [key]: secret, a: { [key]: secret, b: { [key]: secret, c: { d: { [key]: { x: secret } } } } } },
      'm',
    );
    log().warn({ list: [{ [key]: secret }, [{ deeper: [{ [key]: secret }] }]] }, 'm');
    expect(written.join('')).not.toContain(secret);
    expect(lines()[0]).toMatchObject({ [key]: '[redacted]', a: { b: { [key]: '[redacted]' } } });
  });

  it('is redacted in an error and in its cause', () => {
    const cause = Object.assign(new Error('inner'), { request: { headers: { authorization: secret } } });
    const error = Object.assign(new Error('outer', { cause }), { config: { password: secret } });
    log().error({ err: error }, 'failed');
    expect(written.join('')).not.toContain(secret);
    expect(lines()[0]).toMatchObject({ err: { message: expect.stringContaining('outer') } });
    expect(JSON.stringify(lines()[0])).toContain('log.spec');
  });

  it('is redacted in a failed statement', () => {
    const failed = Object.assign(new Error('duplicate key'), {
      query: 'insert into users',
      parameters: [secret],
      driverError: Object.assign(new Error('duplicate key'), { detail: `Key (email)=(${secret}) exists` }),
    });
    log().error({ err: failed }, 'failed');
    expect(written.join('')).not.toContain(secret);
    expect(lines()[0]).toMatchObject({ err: { query: 'insert into users', parameters: '[redacted]' } });
  });

  it('leaves the other fields as they are', () => {
    const at = new Date('2026-01-02T03:04:05Z');
    log().info({ tokens: 3, fileName: 'a.pdf', at, none: null, list: [1, 'two'] }, 'm');
    expect(lines()[0]).toMatchObject({
      tokens: 3,
      fileName: 'a.pdf',
      at: at.toISOString(),
      none: null,
      list: [1, 'two'],
    });
  });

  it('does not fail the line in an object that contains itself', () => {
    const circle: Record<string, unknown> = { password: secret };
    circle['self'] = circle;
    log().info({ circle }, 'm');
    expect(written).toHaveLength(1);
    expect(written[0]).not.toContain(secret);
  });
});
