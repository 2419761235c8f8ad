import type { EventContract } from '@groundwork/contracts';
import type { ServiceManifest } from '@groundwork/platform-service';
import { answersOf, eventsOf } from './manifests.ts';

const NEEDS: Record<string, string> = {
  redis: 'Redis',
  storage: 'object storage',
  fieldKeys: 'field keys',
  mail: 'a mail server',
  internet: 'the Internet',
};

const PLATFORM_TABLES = [
  'audit_entries',
  'audit_links',
  'audit_heads',
  'erasure_work',
  'erased_owners',
  'outbox',
  'inbox',
  'dead_letters',
  'open_tries',
  'migrations',
];

const code = (text: string) => `\`${text}\``;
const subjects = (all: readonly { subject: string }[]) => all.map(({ subject }) => code(subject)).join(', ');
const consumers = (all: Record<string, EventContract>) =>
  Object.entries(all)
    .map(([durable, { subject }]) => `${code(subject)} (${code(durable)})`)
    .join(', ');

function callsOf({ calls = [] }: ServiceManifest): string {
  return calls === 'every' ? 'every call of every service' : subjects(calls);
}

export function declaredTable(manifest: ServiceManifest, settings: readonly string[]): string {
  const { name, tables, needs = [], live = [], watches } = manifest;
  const { publishes, consumes } = eventsOf(manifest);
  const rows: [string, string][] = [
    ['answers', subjects(answersOf(name))],
    ['calls', callsOf(manifest)],
    ['publishes', subjects([...publishes, ...live])],
    ['consumes', watches ? '`evt.>` and `live.>` as they pass, not durable' : consumers(consumes)],
    [
      'tables',
      tables ? `in schema ${code(name)}: ${[...tables, ...PLATFORM_TABLES].map(code).join(', ')}` : '',
    ],
    [
      'needs',
      [...(tables ? ['PostgreSQL'] : []), 'NATS', ...needs.map((need) => NEEDS[need] ?? '')].join(', '),
    ],
    ['settings', settings.map(code).join(', ')],
  ];
  const lines = rows.map(([what, which]) => `| ${what} | ${which || 'none'} |\n`);
  return `| declared | |\n| --- | --- |\n${lines.join('')}`;
}

export const serviceLinks = (manifests: readonly ServiceManifest[]) =>
  `${manifests.map(({ name }) => `- [${name}](apps/${name}/README.md)`).join('\n')}\n`;
