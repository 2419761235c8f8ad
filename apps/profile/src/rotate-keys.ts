import { ConfigError, loadConfig } from '@groundwork/platform-config';
import { FieldCipher, fieldKeysConfig } from '@groundwork/platform-crypto';
import { createDataSource, databaseConfig } from '@groundwork/platform-database';
import { configureLog, log } from '@groundwork/platform-observability';
import { RewrapDataKeys } from './features/rewrap-data-keys/rewrap-data-keys.use-case.ts';
import { rotationReport } from './features/rewrap-data-keys/rotation-report.ts';
import { profileDatabase } from './persistence/database.ts';

async function rotate(): Promise<boolean> {
  const { DATABASE_URL: url, FIELD_KEYS } = loadConfig({ ...databaseConfig, ...fieldKeysConfig });
  const dataSource = await createDataSource(profileDatabase, { url, poolSize: 1 }).initialize();
  try {
    const outcome = await new RewrapDataKeys(dataSource, new FieldCipher(FIELD_KEYS)).run();
    const { lines, complete } = rotationReport(outcome);
    process.stdout.write(`${lines.join('\n')}\n`);
    return complete;
  } finally {
    await dataSource.destroy();
  }
}

configureLog('rotate-keys', 'warn');
try {
  process.exitCode = (await rotate()) ? 0 : 1;
} catch (error) {
  if (error instanceof ConfigError) process.stderr.write(`rotate-keys: ${error.message}\n`);
  else log().fatal({ err: error }, 'The keys could not be rotated; what is done is done, run it again');
  process.exitCode = 1;
}
