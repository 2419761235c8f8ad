import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Rounds } from '@groundwork/platform-service';
import { RECONCILE_MS, ReconcileSubscriptions } from './reconcile-subscriptions.use-case.ts';

@Injectable()
export class ReconcileSubscriptionsJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds: Rounds;

  constructor(reconcile: ReconcileSubscriptions, @Inject(RECONCILE_MS) everyMs: number) {
    this.rounds = new Rounds('reconcile subscriptions', everyMs, () => reconcile.run());
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }
}
