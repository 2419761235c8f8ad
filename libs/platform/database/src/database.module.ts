import {
  type DynamicModule,
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { log, Readiness } from '@groundwork/platform-observability';
import { DataSource } from 'typeorm';
import { createDataSource, type ServiceDatabase } from './data-source.ts';
import { inLane, usualShares } from './lanes.ts';

const DATABASE = Symbol('service database');
const connectAttempts = 30;

async function connect(dataSource: DataSource): Promise<DataSource> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await dataSource.initialize();
    } catch (error) {
      if (attempt === connectAttempts) throw error;
      log().warn({ err: error, attempt }, 'PostgreSQL does not answer; trying again in a second');
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

@Injectable()
class DatabaseLifecycle implements OnApplicationShutdown {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(DATABASE) database: ServiceDatabase,
    @Inject(Readiness) readiness: Readiness,
  ) {
    const needed = database.migrations.map((migration) => migration.name);
    readiness.add('database', async () => {
      const rows: { name: string }[] = await inLane('upkeep', () =>
        dataSource.query('select name from migrations'),
      );
      const missing = needed.filter((name) => !rows.some((row) => row.name === name));
      if (missing.length > 0) throw new Error(`The schema is too old: ${missing.join(', ')} not applied`);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy();
  }
}

@Global()
@Module({})
export class DatabaseModule {
  static forService(
    database: ServiceDatabase,
    config: { DATABASE_URL: string; DATABASE_POOL_SIZE: number },
  ): DynamicModule {
    const { lanes = usualShares } = database;
    const address = { url: config.DATABASE_URL, poolSize: config.DATABASE_POOL_SIZE, lanes };
    return {
      module: DatabaseModule,
      providers: [
        { provide: DATABASE, useValue: database },
        { provide: DataSource, useFactory: () => connect(createDataSource(database, address)) },
        DatabaseLifecycle,
      ],
      exports: [DataSource],
    };
  }
}
