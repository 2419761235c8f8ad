import type { Clock } from '@groundwork/platform-time';
import { type RunningService, runService } from '@groundwork/testing';
import { profileDatabase } from '../src/persistence/database.ts';
import { profileConfig } from '../src/profile.config.ts';
import { profileModule } from '../src/profile.module.ts';

/** The service on real servers, with a database of its own. */
export const runProfile = (clock?: Clock, { beside = false } = {}): Promise<RunningService> =>
  runService({
    service: 'profile',
    config: profileConfig,
    module: profileModule,
    database: profileDatabase,
    beside,
    ...(clock && { clock }),
  });

export const owner = (): string => crypto.randomUUID();
