import type { NatsUser } from '../services/manifests.ts';
import { passwordOf } from './password-names.ts';

const STREAM = [
  '$JS.API.STREAM.INFO.EVENTS',
  '$JS.API.STREAM.CREATE.EVENTS',
  '$JS.API.STREAM.UPDATE.EVENTS',
  '$JS.API.STREAM.PURGE.EVENTS',
  '$JS.API.CONSUMER.LIST.EVENTS',
];

const DELETING = [
  '$JS.API.STREAM.MSG.DELETE.EVENTS',
  '$JS.API.CONSUMER.CREATE.EVENTS.>',
  '$JS.API.CONSUMER.INFO.EVENTS.>',
  '$JS.API.CONSUMER.MSG.NEXT.EVENTS.>',
  '$JS.API.CONSUMER.DELETE.EVENTS.>',
];

const consuming = (durable: string) => [
  `$JS.API.CONSUMER.INFO.EVENTS.${durable}`,
  `$JS.API.CONSUMER.CREATE.EVENTS.${durable}.>`,
  `$JS.API.CONSUMER.DURABLE.CREATE.EVENTS.${durable}`,
  `$JS.API.CONSUMER.MSG.NEXT.EVENTS.${durable}`,
  `$JS.ACK.EVENTS.${durable}.>`,
];

const subjectsOf = (all: readonly { subject: string }[] | 'every' = [], every: string) =>
  all === 'every' ? [every] : all.map(({ subject }) => subject);

/** The first publisher creates the stream. A service may publish what it consumes, to requeue its dead letters. */
export function publishingOf(user: NatsUser): string[] {
  const { consumes, deletesEvents, readsConsumers } = user;
  const published = subjectsOf(user.publishes, 'evt.>');
  return [
    ...subjectsOf(user.calls, 'rpc.>'),
    ...new Set([...published, ...subjectsOf(user.live, ''), ...subjectsOf(Object.values(consumes), '')]),
    ...(published.length > 0 ? STREAM : []),
    ...Object.keys(consumes).flatMap(consuming),
    ...(deletesEvents ? DELETING : []),
    ...(readsConsumers ? ['$JS.API.CONSUMER.INFO.EVENTS.>'] : []),
  ];
}

const list = (subjects: string[]) =>
  `[\n${subjects.map((subject) => `          "${subject}"\n`).join('')}        ]`;

function permissionsOf(user: NatsUser): string {
  const answers = user.answers.length > 0;
  const subscribes = [
    `_INBOX_${user.name}.>`,
    ...(user.watches ? ['evt.>', 'live.>'] : []),
    ...(answers ? [`rpc.${user.name}.>`] : []),
  ];
  return `    {
      user: "${user.name}"
      password: $${passwordOf(user.name)}
      permissions: {
        publish: ${list(publishingOf(user))}
        subscribe: ${list(subscribes)}${answers ? '\n        allow_responses: true' : ''}
      }
    }
`;
}

export const natsConf = (
  users: readonly NatsUser[],
) => `# Beside this file lies passwords.conf, which names each user's password.
include "./passwords.conf"
listen: "0.0.0.0:4222"
server_name: "groundwork"
# Asked by the health check from inside the container.
http: "127.0.0.1:8222"
authorization {
  users: [
${users.map(permissionsOf).join('')}  ]
}
jetstream {
  store_dir: "/data"
  # By default an acknowledged message may be off disk for up to two minutes.
  sync_interval: always
}
`;
