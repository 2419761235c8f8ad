import type { EventContract } from '@groundwork/contracts';
import type { ServiceManifest } from '@groundwork/platform-service';
import { answersOf, eventsOf } from './manifests.ts';

const NEEDS: Record<string, string> = {
  redis: 'Redis',
  storage: 'object storage',
  fieldKeys: 'field keys',
  signingKeys: 'signing keys',
  mail: 'a mail server',
  internet: 'the Internet',
};

const PLATFORM_TABLES = [
  'audit_entries',
  'audit_links',
  'audit_heads',
  'audit_queue',
  'erasure_work',
  'erased_owners',
  'outbox',
  'inbox',
  'dead_letters',
  'open_tries',
  'migrations',
];

const code = (text: string) => `\`${text}\``;
const subjects = (all: readonly { subject: string }[]) => all.map(({ subject }) => code(subject));
const consumers = (all: Record<string, EventContract>) =>
  Object.entries(all).map(([durable, { subject }]) => `${code(subject)} (${code(durable)})`);

const callsOf = ({ calls = [] }: ServiceManifest) =>
  calls === 'every' ? ['every call of every service'] : subjects(calls);

const tablesOf = ({ name, tables }: ServiceManifest) =>
  tables ? [`in schema ${code(name)}: ${[...tables, ...PLATFORM_TABLES].map(code).join(', ')}`] : [];

const needsOf = ({ tables, needs = [] }: ServiceManifest) =>
  [...(tables ? ['PostgreSQL'] : []), 'NATS', ...needs.map((need) => NEEDS[need] ?? '')].join(', ');

function listed(what: string, parts: readonly string[]): string {
  const [only = 'none', ...more] = parts;
  return more.length === 0
    ? `- ${what}: ${only}\n`
    : `- ${what}:\n${parts.map((part) => `  - ${part}\n`).join('')}`;
}

export function declaredParts(manifest: ServiceManifest, settings: readonly string[]): string {
  const { publishes, consumes } = eventsOf(manifest);
  const { live = [], watches } = manifest;
  return [
    listed('answers', subjects(answersOf(manifest.name))),
    listed('calls', callsOf(manifest)),
    listed('publishes', subjects([...publishes, ...live])),
    listed('consumes', watches ? ['`evt.>` and `live.>` as they pass, not durable'] : consumers(consumes)),
    listed('tables', tablesOf(manifest)),
    listed('needs', [needsOf(manifest)]),
    listed('settings', [settings.map(code).join(', ')]),
  ].join('');
}

export const serviceLinks = (manifests: readonly ServiceManifest[]) =>
  `${manifests.map(({ name }) => `- [${name}](apps/${name}/README.md)`).join('\n')}\n`;
