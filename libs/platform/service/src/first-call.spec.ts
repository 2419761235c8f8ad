import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectNats, natsConfig } from '@groundwork/platform-messaging';
import { type RunningService, runService, testServers } from '@groundwork/testing';
import { Controller, Module, type OnModuleInit } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';

const subject = 'rpc.painted.paint.v1';
const call = JSON.stringify({ id: '1', pattern: subject, data: {} });

async function isAnswered(): Promise<boolean> {
  const connection = await connectNats(testServers().TEST_NATS_URL, 'test');
  try {
    await connection.request(subject, call, { timeout: 5000 });
    return true;
  } catch (error) {
    if (error instanceof Error && /no responders/i.test(error.message)) return false;
    throw error;
  } finally {
    await connection.close();
  }
}

@Controller()
class Painter implements OnModuleInit {
  wasAnsweredEarly: boolean | undefined;

  async onModuleInit(): Promise<void> {
    this.wasAnsweredEarly = await isAnswered();
  }

  @MessagePattern(subject)
  paint(): string {
    return 'painted';
  }
}

@Module({ controllers: [Painter] })
class Workshop {}

let service: RunningService;

beforeAll(async () => {
  service = await runService({ service: 'painted', config: natsConfig, module: () => Workshop });
});

afterAll(() => service.stop());

describe('a service that starts', () => {
  it('answers calls only after its parts are initialized', async () => {
    expect(service.app.get(Painter).wasAnsweredEarly).toBe(false);
    expect(await isAnswered()).toBe(true);
  });
});
