// Updates the schema of each service, then seeds a new system.
// DATABASE_ADMIN_URL names the database, SERVICE_PASSWORDS is JSON {service: password}. SAMPLE_DATA=true adds the sample lenders,
// and outside production a demo owner with half a year of history and a demo practice: DEMO_OWNER_EMAIL, DEMO_OWNER_PASSWORD, FIELD_KEYS, STORAGE_URL.
import { existsSync } from 'node:fs';
import { createDataSource, migrate, type ServiceDatabase } from '@groundwork/platform-database';
import type { DataSource } from 'typeorm';
import { SCHEMAS } from '../generated/services.mjs';
import { demoPractice } from './demo-practice.ts';
import { demoStory } from './demo-story.ts';
import { wantsSamples } from './sample-data.ts';
import { persistence, serviceMigrations } from './service-migrations.ts';

const { NODE_ENV, DATABASE_ADMIN_URL: adminUrl, SERVICE_PASSWORDS, FIELD_KEYS, STORAGE_URL } = process.env;
const { DEMO_OWNER_EMAIL: email, DEMO_OWNER_PASSWORD: password } = process.env;
const sampleData = wantsSamples(process.env['SAMPLE_DATA']);
if (!adminUrl) throw new Error('DATABASE_ADMIN_URL is missing');
const passwords = JSON.parse(SERVICE_PASSWORDS ?? '{}') as Record<string, string>;
const demoOwner =
  sampleData && NODE_ENV !== 'production' && email && password
    ? {
        id: '',
        practiceId: '',
        email,
        password,
        fieldKeys: FIELD_KEYS,
        storageUrl: STORAGE_URL,
        chapters: demoStory(new Date()),
        practice: demoPractice(new Date()),
      }
    : undefined;

interface Seeds {
  readonly seed: (
    dataSource: DataSource,
    demo: object | undefined,
    options: { sampleData: boolean },
  ) => Promise<string | undefined>;
}

const clients: object[] = [];

/** Clients of the demo practice have profiles; other figures follow from the events. */
const demosOf = (service: string) => (service === 'profile' ? [demoOwner, ...clients] : [demoOwner]);

async function readIds(dataSource: DataSource, demo: NonNullable<typeof demoOwner>): Promise<void> {
  const { practice } = demo;
  const idsBy = async (statement: string, email: string) =>
    (await dataSource.query<{ id: string }[]>(statement, [email]))[0]?.id ?? '';
  const ofUser = 'select id from users where email = $1';
  const ofPractice = `select practice_id as id from practice_staff s join users u on u.id = s.person_id
    where u.email = $1 and left_at is null order by joined_at limit 1`;
  demo.id = await idsBy(ofUser, demo.email);
  demo.practiceId = await idsBy(ofPractice, practice.email);
  for (const { email: of, chapters } of practice.clients)
    clients.push({ ...demo, id: await idsBy(ofUser, of), chapters });
}

async function seedService(service: string, url: string): Promise<void> {
  const databases = (await import(persistence(service, 'database').href)) as Record<string, ServiceDatabase>;
  const { seed } = (await import(persistence(service, 'seed').href)) as Seeds;
  const database = databases[`${service}Database`];
  if (database === undefined) throw new Error(`${service} exports no ${service}Database`);
  const dataSource = await createDataSource(database, { url, poolSize: 1 }).initialize();
  try {
    for (const demo of demosOf(service)) {
      const seeded = await seed(dataSource, demo, { sampleData });
      if (seeded) process.stdout.write(`Seeded ${seeded}\n`);
    }
    if (service === 'identity' && demoOwner !== undefined) await readIds(dataSource, demoOwner);
  } finally {
    await dataSource.destroy();
  }
}

const applied = await migrate(adminUrl, await serviceMigrations(passwords));
if (applied.length > 0) process.stdout.write(`Applied ${applied.length} migrations\n`);
for (const service of SCHEMAS.filter((name) => existsSync(persistence(name, 'seed'))))
  await seedService(service, adminUrl);
