// Writes the NATS configuration of containers: a user for each service, with rights on what it uses and no more.
// Its test compares the rights with what the code calls, publishes and consumes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../k8s/components/servers/nats.conf');

/**
 * @typedef {object} Rights
 * @property {string[]} [calls] what it asks of other services
 * @property {string[]} [publishes] events and live notes
 * @property {Record<string, string>} [consumes] its durable consumers, and the event each is for
 * @property {string[]} [hears] what passes, without being kept for it
 * @property {boolean} [answers] calls, under its own name
 * @property {boolean} [erases] what it has of an owner, and says so
 * @property {boolean} [deletes] events of an owner who is erased, from the stream
 */

/** @type {Record<string, Rights>} */
export const RIGHTS = {
  identity: {
    answers: true,
    deletes: true,
    calls: [
      'rpc.*.audit.v1',
      'rpc.billing.invoices.*',
      'rpc.billing.subscription.*',
      'rpc.documents.export.v1',
      'rpc.matching.export.v1',
      'rpc.profile.export.v1',
      'rpc.profile.history.*',
      'rpc.scoring.history.*',
      'rpc.scoring.recommendations.*',
    ],
    publishes: [
      'evt.user.*.v1',
      'evt.session.*.v1',
      'evt.notice.*.v1',
      'evt.export.*.v1',
      'live.export.*.v1',
    ],
    consumes: {
      'identity--change-plan-on-subscription-changed': 'evt.subscription.changed.v1',
      'identity--collect-answers-on-user-erased': 'evt.user.erased.v1',
      'identity--tell-on-document-failed': 'evt.document.failed.v1',
      'identity--tell-on-document-processed': 'evt.document.processed.v1',
      'identity--tell-on-document-reviewed': 'evt.document.reviewed.v1',
      'identity--tell-on-export-ready': 'evt.export.ready.v1',
      'identity--tell-on-score-changed': 'evt.score.changed.v1',
    },
  },
  profile: { answers: true, erases: true, publishes: ['evt.profile.*.v1', 'evt.accounts.*.v1'] },
  scoring: {
    answers: true,
    erases: true,
    calls: ['rpc.profile.state.v1', 'rpc.documents.states.v1'],
    publishes: ['evt.score.*.v1', 'evt.recommendation.*.v1'],
    consumes: {
      'scoring--follow-matches': 'evt.matches.changed.v1',
      'scoring--recompute-on-accounts-changed': 'evt.accounts.changed.v1',
      'scoring--recompute-on-document-deleted': 'evt.document.deleted.v1',
      'scoring--recompute-on-document-failed': 'evt.document.failed.v1',
      'scoring--recompute-on-document-processed': 'evt.document.processed.v1',
      'scoring--recompute-on-document-reviewed': 'evt.document.reviewed.v1',
      'scoring--recompute-on-document-uploaded': 'evt.document.uploaded.v1',
      'scoring--recompute-on-profile-saved': 'evt.profile.saved.v1',
    },
  },
  documents: {
    answers: true,
    erases: true,
    publishes: ['evt.document.*.v1', 'live.document.*.v1'],
    consumes: {
      'documents--follow-figures-on-profile-saved': 'evt.profile.saved.v1',
      'documents--follow-plan-on-subscription-changed': 'evt.subscription.changed.v1',
    },
  },
  'documents-worker': { calls: ['rpc.documents.report-stage.*', 'rpc.documents.record-analysis.*'] },
  matching: {
    answers: true,
    erases: true,
    publishes: ['evt.matches.*.v1', 'evt.catalogue.*.v1'],
    consumes: {
      'matching--count-on-accounts-changed': 'evt.accounts.changed.v1',
      'matching--count-on-profile-saved': 'evt.profile.saved.v1',
      'matching--keep-document-deleted': 'evt.document.deleted.v1',
      'matching--keep-document-failed': 'evt.document.failed.v1',
      'matching--keep-document-processed': 'evt.document.processed.v1',
      'matching--keep-document-reviewed': 'evt.document.reviewed.v1',
      'matching--keep-document-uploaded': 'evt.document.uploaded.v1',
      'matching--reconsider-on-catalogue-changed': 'evt.catalogue.changed.v1',
    },
  },
  billing: { answers: true, erases: true, publishes: ['evt.subscription.*.v1'] },
  gateway: { calls: ['rpc.>'], hears: ['evt.>', 'live.>'] },
  // `messages` and `queue`: publishes events again, looks at consumers, asks for another analysis.
  operator: { calls: ['rpc.documents.reanalyse.*'], publishes: ['evt.>'] },
};

/** With the erasing that platform gives to a service. @param {string} service @param {Rights} rights @returns {Required<Pick<Rights, 'publishes' | 'consumes'>>} */
export function eventsOf(service, { publishes = [], consumes = {}, erases = false }) {
  if (!erases) return { publishes, consumes };
  const erasing = { [`${service}--erase-owner-on-user-erasure-requested`]: 'evt.user.erasure-requested.v1' };
  return { publishes: [...publishes, 'evt.user.erased.v1'], consumes: { ...consumes, ...erasing } };
}

const STREAM = ['$JS.API.STREAM.INFO.EVENTS', '$JS.API.STREAM.CREATE.EVENTS', '$JS.API.STREAM.UPDATE.EVENTS'];

/** To find an owner's events among all. */
const DELETING = [
  '$JS.API.STREAM.MSG.DELETE.EVENTS',
  '$JS.API.CONSUMER.CREATE.EVENTS.>',
  '$JS.API.CONSUMER.INFO.EVENTS.>',
  '$JS.API.CONSUMER.MSG.NEXT.EVENTS.>',
  '$JS.API.CONSUMER.DELETE.EVENTS.>',
];

/** @param {string} durable */
const consuming = (durable) => [
  `$JS.API.CONSUMER.INFO.EVENTS.${durable}`,
  `$JS.API.CONSUMER.CREATE.EVENTS.${durable}.>`,
  `$JS.API.CONSUMER.DURABLE.CREATE.EVENTS.${durable}`,
  `$JS.API.CONSUMER.MSG.NEXT.EVENTS.${durable}`,
  `$JS.ACK.EVENTS.${durable}.>`,
];

/** @param {string} service */
export const passwordOf = (service) => `${service.toUpperCase().replaceAll('-', '_')}_PASSWORD`;

/** @param {string[]} subjects */
const list = (subjects) => `[\n${subjects.map((subject) => `          "${subject}"\n`).join('')}        ]`;

/**
 * Every event goes to the stream, and whoever comes first makes it. What it consumes a service may also put there again:
 * that is how its dead letters are requeued.
 * @param {string} service @param {Rights} rights
 */
function streamRights(service, rights) {
  const { publishes, consumes } = eventsOf(service, rights);
  const usesStream = publishes.some((subject) => subject.startsWith('evt.'));
  const again = Object.values(consumes).filter((subject) => !publishes.includes(subject));
  return [
    ...publishes,
    ...new Set(again),
    ...(usesStream ? STREAM : []),
    ...Object.keys(consumes).flatMap(consuming),
  ];
}

/** @param {string} service @param {Rights} rights */
function userOf(service, rights) {
  const { calls = [], hears = [], answers = false } = rights;
  const looks = service === 'operator' ? ['$JS.API.CONSUMER.INFO.EVENTS.>'] : [];
  const deletes = rights.deletes ? DELETING : [];
  const says = [...calls, ...streamRights(service, rights), ...deletes, ...looks];
  const listens = [`_INBOX_${service}.>`, ...hears, ...(answers ? [`rpc.${service}.>`] : [])];
  return `    {
      user: "${service}"
      password: $${passwordOf(service)}
      permissions: {
        publish: ${list(says)}
        subscribe: ${list(listens)}${answers ? '\n        allow_responses: true' : ''}
      }
    }
`;
}

/** @param {Record<string, Rights>} rights */
export const natsConf = (
  rights,
) => `# Written by node infra/docker/nats-users.mjs. Beside it lies passwords.conf, which names each user's password.
include "./passwords.conf"
listen: "0.0.0.0:4222"
server_name: "groundwork"
# Asked by the health check from inside the container.
http: "127.0.0.1:8222"
authorization {
  users: [
${Object.entries(rights)
  .map(([service, own]) => userOf(service, own))
  .join('')}  ]
}
jetstream {
  store_dir: "/data"
  # By default an acknowledged message may be off disk for up to two minutes.
  sync_interval: always
}
`;

if (process.argv[1] === import.meta.filename) writeFileSync(file, natsConf(RIGHTS));

export const writtenNatsConf = () => readFileSync(file, 'utf8');
