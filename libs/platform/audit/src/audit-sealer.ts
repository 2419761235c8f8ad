import type { BeforeApplicationShutdown, FactoryProvider, OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '@groundwork/platform-service';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { sealAudit } from './seal-audit.ts';

const intervalMs = 15_000;

class AuditSealer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds: Rounds;

  constructor(dataSource: DataSource, clock: Clock, service: string, key: string) {
    const seal = { service, key, now: () => clock.now() };
    this.rounds = new Rounds('seal the audit log', intervalMs, async () =>
      (await sealAudit(dataSource, seal)) === 0 ? 'idle' : undefined,
    );
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }
}

export const auditSealer = (
  service: string,
  { CALL_KEY }: { CALL_KEY: string },
): FactoryProvider<AuditSealer> => ({
  provide: AuditSealer,
  inject: [DataSource, Clock],
  useFactory: (dataSource: DataSource, clock: Clock) => new AuditSealer(dataSource, clock, service, CALL_KEY),
});
