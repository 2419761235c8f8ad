import { join } from 'node:path';
import type { Tree } from 'nx/src/devkit-exports.js';
import { namesOf } from '../edit/names.ts';
import { reject } from '../edit/reject.ts';
import type { Afterwards } from '../edit/run.ts';
import { newFeature, runnerOf, type Service, storingService } from '../edit/services.ts';
import { edit, Source } from '../edit/source.ts';
import { writeTemplates } from '../edit/templates.ts';

interface Options {
  name: string;
  from?: string;
  to: string;
  feature: string;
  data: string;
}

const CATALOG = 'libs/contracts/src/events/catalog.ts';
const files = join(import.meta.dirname, 'files');

/** Its name in `events`: scoreChanged for score.changed. */
function keyOf(name: string): string {
  const parts = name.split('.');
  if (parts.length !== 2 || !/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/.test(name))
    reject(`The event "${name}" is not written as in "score.changed".`);
  return namesOf(parts.join('-'), 'event').camel;
}

function addPublisher(tree: Tree, publisher: Service, type: string, event: string): void {
  const feature = newFeature(tree, publisher, `publish-${type.replace('.', '-')}`);
  edit(tree, publisher.manifest, (source) =>
    source.addImport('events', '@groundwork/contracts').addUnder('manifest', 'publishes', `events.${event}`),
  );
  writeTemplates(
    tree,
    { from: `${files}/publisher`, to: `${publisher.folder}/src/features/${feature.kebab}` },
    {
      publish: feature.kebab,
      publishCamel: feature.camel,
      title: feature.text,
      type,
      event,
      Service: publisher.pascal,
      ...runnerOf(tree, publisher),
    },
  );
}

function addEvent(tree: Tree, name: string, key: string, from: string | undefined): void {
  const catalog = new Source(CATALOG, tree.read(CATALOG, 'utf8') ?? '');
  const exists = catalog.partsOf('events').some((part) => part.startsWith(`${key}:`));
  if (exists && from !== undefined)
    reject(`The event ${name} exists already. Leave out --from to add a consumer of it.`);
  if (exists) return;
  if (from === undefined) reject(`There is no event ${name}. Name its publisher with --from to add it.`);
  addPublisher(tree, storingService(tree, from), name, key);
  edit(tree, CATALOG, (source) => source.add('events', `${key}: defineEvent('${name}', 1, z.object({}))`));
}

interface Table {
  table: string;
  stamp: string;
  migration: string;
}

function addTable(tree: Tree, { folder, manifest }: Service, { table, stamp, migration }: Table): void {
  const persistence = `${folder}/src/persistence`;
  const file = `${stamp}-create-${table.replaceAll('_', '-')}`;
  edit(tree, manifest, (source) => {
    if (source.partsOf('manifest.tables').some((part) => part.includes(`'${table}'`)))
      reject(`The table ${table} exists already: this service consumes the event.`);
    source.add('manifest.tables', `'${table}'`);
  });
  edit(tree, `${persistence}/migrations.ts`, (source) =>
    source.addImport(migration, `./migrations/${file}.ts`).add('migrations', migration),
  );
}

interface Written {
  readonly name: string;
  readonly from: string | undefined;
  readonly feature: string;
  readonly src: string;
}

function nextSteps({ name, from, feature, src }: Written): string[] {
  const publishing = [
    `${CATALOG}: declare what ${name} carries, and send that in both new tests.`,
    `apps/${from}/src/features/publish-${name.replace('.', '-')}: call it in the transaction of the change.`,
    'npm run snapshot',
  ];
  return [
    ...(from === undefined ? [] : publishing),
    `${src}/features/${feature}: do what the event is for; it stores only its version so far.`,
    `npm test -- --only services --match ${feature}`,
  ];
}

export function generate(tree: Tree, { name, from, to, feature: featureName, data }: Options): Afterwards {
  const key = keyOf(name);
  const consumer = storingService(tree, to);
  const feature = newFeature(tree, consumer, featureName);
  addEvent(tree, name, key, from);
  const file = `${feature.kebab}-on-${name.replace('.', '-')}`;
  const durable = `${to}--${file}`;
  const tableKebab = `last-${name.replace('.', '-')}`;
  const stamp = String(Date.now());
  const table = {
    table: tableKebab.replaceAll('-', '_'),
    stamp,
    migration: `Create${namesOf(tableKebab).pascal}${stamp}`,
  };
  addTable(tree, consumer, table);
  edit(tree, consumer.manifest, (source) =>
    source
      .addImport('events', '@groundwork/contracts')
      .addUnder('manifest', 'consumes', `'${durable}': events.${key}`, '{}'),
  );
  const values = {
    ...table,
    tableKebab,
    data,
    durable,
    file,
    event: key,
    class: namesOf(file).pascal,
    title: feature.text,
    feature: feature.kebab,
    featureCamel: feature.camel,
    Service: consumer.pascal,
    ...runnerOf(tree, consumer),
  };
  const src = `${consumer.folder}/src`;
  writeTemplates(tree, { from: `${files}/feature`, to: `${src}/features/${feature.kebab}` }, values);
  writeTemplates(tree, { from: `${files}/migrations`, to: `${src}/persistence/migrations` }, values);
  return { next: nextSteps({ name, from, feature: feature.kebab, src }) };
}
