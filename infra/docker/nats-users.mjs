// Writes the NATS configuration of containers: a user for each service, with rights on what it uses and no more.
// Its test compares the rights with what the code calls, publishes and consumes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../k8s/components/servers/nats.conf');

/**
 * @typedef {object} Rights
 * @property {string[]} [calls] what it asks of other services
 * @property {string[]} [publishes] events and live notes
 * @property {string[]} [consumes] its durable consumers
 * @property {string[]} [hears] what passes, without being kept for it
 * @property {boolean} [answers] calls, under its own name
 * @property {boolean} [erases] what it keeps of an owner, when asked to, and tells
 * @property {boolean} [deletes] events of an owner who is erased, from the stream
 */

/** @type {Record<string, Rights>} */
export const RIGHTS = {
  identity: {
    answers: true,
    deletes: true,
    calls: [
      'rpc.profile.export.v1',
      'rpc.profile.history.v1',
      'rpc.scoring.history.v1',
      'rpc.scoring.recommendations.v1',
      'rpc.documents.export.v1',
      'rpc.matching.export.v1',
      'rpc.billing.subscription.v1',
      'rpc.billing.invoices.v1',
    ],
    publishes: [
      'evt.user.registered.v1',
      'evt.user.changed.v1',
      'evt.user.role-changed.v1',
      'evt.user.plan-changed.v1',
      'evt.user.erasure-requested.v1',
      'evt.session.*.v1',
      'evt.notice.*.v1',
      'evt.export.*.v1',
    ],
    consumes: [
      'identity--change-plan-on-subscription-changed',
      'identity--collect-answers-on-user-erased',
      'identity--tell-on-document-failed',
      'identity--tell-on-document-processed',
      'identity--tell-on-document-reviewed',
      'identity--tell-on-export-ready',
      'identity--tell-on-score-changed',
    ],
  },
  profile: { answers: true, erases: true, publishes: ['evt.profile.*.v1', 'evt.accounts.*.v1'] },
  scoring: {
    answers: true,
    erases: true,
    calls: ['rpc.profile.state.v1', 'rpc.documents.states.v1'],
    publishes: ['evt.score.*.v1', 'evt.recommendation.*.v1'],
    consumes: [
      'scoring--follow-matches',
      'scoring--recompute-on-accounts-changed',
      'scoring--recompute-on-document-deleted',
      'scoring--recompute-on-document-failed',
      'scoring--recompute-on-document-processed',
      'scoring--recompute-on-document-reviewed',
      'scoring--recompute-on-document-uploaded',
      'scoring--recompute-on-profile-saved',
    ],
  },
  documents: {
    answers: true,
    erases: true,
    publishes: ['evt.document.*.v1', 'live.document.*.v1'],
    consumes: [
      'documents--follow-figures-on-profile-saved',
      'documents--follow-plan-on-subscription-changed',
    ],
  },
  'documents-worker': { calls: ['rpc.documents.report-stage.*', 'rpc.documents.record-analysis.*'] },
  matching: {
    answers: true,
    erases: true,
    publishes: ['evt.matches.*.v1', 'evt.catalogue.*.v1'],
    consumes: [
      'matching--count-on-accounts-changed',
      'matching--count-on-profile-saved',
      'matching--keep-document-deleted',
      'matching--keep-document-failed',
      'matching--keep-document-processed',
      'matching--keep-document-reviewed',
      'matching--keep-document-uploaded',
      'matching--reconsider-on-catalogue-changed',
    ],
  },
  billing: { answers: true, erases: true, publishes: ['evt.subscription.*.v1'] },
  gateway: { calls: ['rpc.>'], hears: ['evt.>', 'live.>'] },
  // `messages` and `queue`: publishes events again, looks at consumers, asks for another analysis.
  operator: { calls: ['rpc.documents.reanalyse.*'], publishes: ['evt.>'] },
};

/** What platform/erasure does in whoever erases. @param {string} service */
export const erasureDurable = (service) => `${service}--erase-owner-on-user-erasure-requested`;
export const ERASED = 'evt.user.erased.v1';

/** To find an owner's events among all. */
const DELETING = [
  '$JS.API.STREAM.MSG.DELETE.EVENTS',
  '$JS.API.CONSUMER.CREATE.EVENTS.>',
  '$JS.API.CONSUMER.INFO.EVENTS.>',
  '$JS.API.CONSUMER.MSG.NEXT.EVENTS.>',
  '$JS.API.CONSUMER.DELETE.EVENTS.>',
];

const STREAM = ['$JS.API.STREAM.INFO.EVENTS', '$JS.API.STREAM.CREATE.EVENTS'];

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

/** Every event goes to the stream, and whoever comes first makes it. @param {Rights} rights */
function streamRights({ publishes = [], consumes = [] }) {
  const usesStream = publishes.some((subject) => subject.startsWith('evt.')) || consumes.length > 0;
  return [...(usesStream ? STREAM : []), ...consumes.flatMap(consuming)];
}

/** @param {string} service @param {Rights} rights */
function withErasure(service, { publishes = [], consumes = [], erases = false }) {
  if (!erases) return { publishes, consumes };
  return { publishes: [...publishes, ERASED], consumes: [...consumes, erasureDurable(service)] };
}

/** @param {string} service @param {Rights} rights */
function userOf(service, rights) {
  const { calls = [], hears = [], answers = false, deletes = false } = rights;
  const { publishes, consumes } = withErasure(service, rights);
  const looks = service === 'operator' ? ['$JS.API.CONSUMER.INFO.EVENTS.>'] : [];
  const stream = streamRights({ publishes, consumes });
  const says = [...calls, ...publishes, ...stream, ...(deletes ? DELETING : []), ...looks];
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
