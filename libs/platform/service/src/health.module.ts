import { Controller, Get, Global, Inject, Module, Res } from '@nestjs/common';
import { metrics, Readiness } from '@groundwork/platform-observability';
import type { FastifyReply } from 'fastify';

@Controller()
export class HealthController {
  constructor(@Inject(Readiness) private readonly readiness: Readiness) {}

  @Get('livez')
  live(): { status: string } {
    return { status: 'ok' };
  }

  @Get('readyz')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const { ready, parts } = await this.readiness.report();
    const { version } = this.readiness;
    await reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', version, parts });
  }

  @Get('metrics')
  async scrape(@Res() reply: FastifyReply): Promise<void> {
    await this.readiness.report();
    await reply.header('content-type', metrics.contentType).send(await metrics.metrics());
  }
}

@Global()
@Module({
  controllers: [HealthController],
  providers: [{ provide: Readiness, useFactory: () => new Readiness() }],
  exports: [Readiness],
})
export class HealthModule {}
