// The one migrate command: brings every service's schema up to date, then seeds what a new system needs.
// DATABASE_ADMIN_URL names the database, SERVICE_PASSWORDS is JSON {service: password}; DEMO_OWNER_EMAIL and DEMO_OWNER_PASSWORD
// seed a demo owner with half a year behind them, never in production; FIELD_KEYS and STORAGE_URL are for what they own.
import { existsSync } from 'node:fs';
import { createDataSource, migrate } from '@groundwork/platform-database';
import { SCHEMAS } from '../generated/services.mjs';
import { demoStory } from './demo-story.mjs';

const adminUrl = process.env['DATABASE_ADMIN_URL'];
if (!adminUrl) throw new Error('DATABASE_ADMIN_URL is missing');
/** @type {Record<string, string>} */
const passwords = JSON.parse(process.env['SERVICE_PASSWORDS'] ?? '{}');
const { NODE_ENV, DEMO_OWNER_EMAIL: email, DEMO_OWNER_PASSWORD: password } = process.env;
const demoLogin = NODE_ENV !== 'production' && email && password ? { email, password } : undefined;
const demoOwner = demoLogin && {
  ...demoLogin,
  id: '',
  fieldKeys: process.env['FIELD_KEYS'],
  storageUrl: process.env['STORAGE_URL'],
  chapters: demoStory(new Date()),
};

/** @param {string} service @param {string} file */
const persistence = (service, file) =>
  new URL(`../../apps/${service}/dist/persistence/${file}.js`, import.meta.url);

const migrated = await Promise.all(
  SCHEMAS.map(async (service) => {
    const { migrations } = await import(persistence(service, 'migrations').href);
    const password = passwords[service];
    if (!password) throw new Error(`SERVICE_PASSWORDS names no password for ${service}`);
    return { service, password, migrations };
  }),
);
const applied = await migrate(adminUrl, migrated);
if (applied.length > 0) process.stdout.write(`Applied ${applied.length} migrations\n`);

for (const service of SCHEMAS.filter((name) => existsSync(persistence(name, 'seed')))) {
  const { [`${service}Database`]: database } = await import(persistence(service, 'database').href);
  const { seed } = await import(persistence(service, 'seed').href);
  const dataSource = await createDataSource(database, { url: adminUrl, poolSize: 1 }).initialize();
  try {
    const seeded = await seed(dataSource, demoOwner);
    if (seeded) process.stdout.write(`Seeded ${seeded}\n`);
    if (service === 'identity' && demoOwner) {
      const [user] = await dataSource.query('select id from users where email = $1', [demoOwner.email]);
      demoOwner.id = user.id;
    }
  } finally {
    await dataSource.destroy();
  }
}
