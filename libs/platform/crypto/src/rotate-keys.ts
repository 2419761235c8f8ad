import { ConfigError, loadConfig } from '@groundwork/platform-config';
import { createDataSource, databaseConfig, type ServiceDatabase } from '@groundwork/platform-database';
import { configureLog, log } from '@groundwork/platform-observability';
import { FieldCipher, fieldKeysConfig } from './field-cipher.ts';
import { RewrapDataKeys } from './rewrap-data-keys.ts';
import { rotationReport } from './rotation-report.ts';

async function rotate(database: ServiceDatabase, table: string): Promise<boolean> {
  const { DATABASE_URL: url, FIELD_KEYS } = loadConfig({ ...databaseConfig, ...fieldKeysConfig });
  const dataSource = await createDataSource(database, { url, poolSize: 1 }).initialize();
  try {
    const outcome = await new RewrapDataKeys(dataSource, new FieldCipher(FIELD_KEYS), table).run();
    const { lines, complete } = rotationReport(database.service, outcome);
    process.stdout.write(`${lines.join('\n')}\n`);
    return complete;
  } finally {
    await dataSource.destroy();
  }
}

export async function rotateKeys(database: ServiceDatabase, table: string): Promise<void> {
  configureLog('rotate-keys', 'warn');
  try {
    process.exitCode = (await rotate(database, table)) ? 0 : 1;
  } catch (error) {
    if (error instanceof ConfigError) process.stderr.write(`rotate-keys: ${error.message}\n`);
    else log().fatal({ err: error }, 'The rotation failed; run it again');
    process.exitCode = 1;
  }
}
