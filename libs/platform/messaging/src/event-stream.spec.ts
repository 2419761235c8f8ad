import { jetstreamManager } from '@nats-io/jetstream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Things } from '../testing/things.ts';
import { applyStreamSettings, defaultStreamDays, ensureStream, streamName } from './event-stream.ts';

const things = new Things();
const day = 24 * 3600 * 1_000_000_000;
const manager = () => jetstreamManager(things.service.connection, { checkAPI: false });

beforeAll(() => things.start());
afterAll(async () => {
  await applyStreamSettings(await manager(), { days: defaultStreamDays });
  await things.stop();
});

describe('the settings of the stream', () => {
  it('change the days of a stored stream, and its replicas only if there is a number', async () => {
    await ensureStream(await manager());
    await applyStreamSettings(await manager(), { days: 9 });
    const { config } = await (await manager()).streams.info(streamName);
    expect(config).toMatchObject({ max_age: 9 * day, num_replicas: 1 });
  });

  it('reach the server: a single server rejects three replicas', async () => {
    await expect(applyStreamSettings(await manager(), { days: 9, replicas: 3 })).rejects.toThrow(
      /replicas > 1/,
    );
  });
});
