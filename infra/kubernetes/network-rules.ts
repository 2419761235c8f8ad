import {
  containersOf,
  type Door,
  envOf,
  isService,
  kinds,
  type Manifest,
  nameOf,
  type Peer,
  podLabelsOf,
  podsOf,
  selects,
} from './objects.ts';
import type { Rule } from './policy.ts';

const LETS: Record<string, string> = {
  DATABASE_URL: 'groundwork/uses-postgres',
  DATABASE_ADMIN_URL: 'groundwork/uses-postgres',
  NATS_URL: 'groundwork/uses-nats',
  REDIS_URL: 'groundwork/uses-redis',
  STORAGE_URL: 'groundwork/uses-storage',
  SMTP_URL: 'groundwork/uses-mail',
  STRIPE_SECRET_KEY: 'groundwork/uses-internet',
};

/** It fetches the documents of lenders. */
const ALWAYS: Record<string, string[]> = { matching: ['groundwork/uses-internet'] };

const collectorPort = 4318;

const policies = (all: Manifest[]) => kinds(all, 'NetworkPolicy');

/** Other namespaces and addresses are outside: a pod is neither. */
const isPeer = ({ podSelector, namespaceSelector, ipBlock }: Peer, pod: Manifest) =>
  !namespaceSelector && !ipBlock && selects(podSelector, pod);

function lets(all: Manifest[], type: 'Ingress' | 'Egress', pod: Manifest, other: Manifest): boolean {
  const own = policies(all).filter(
    ({ spec }) => spec.policyTypes?.includes(type) && selects(spec.podSelector, pod),
  );
  const peersOf = ({ from, to }: Door) => (type === 'Ingress' ? from : to);
  const doors = own.flatMap(({ spec }) => (type === 'Ingress' ? spec.ingress : spec.egress) ?? []);
  return own.length === 0 || doors.some((door) => peersOf(door)?.some((peer) => isPeer(peer, other)) ?? true);
}

const isServer = ({ kind }: Manifest) => kind === 'StatefulSet';

export const networkRules: Record<string, Rule> = {
  'network-denies-first': (all) => {
    const denies = policies(all).some(
      ({ spec }) =>
        Object.keys(spec.podSelector ?? {}).length === 0 &&
        spec.policyTypes?.length === 2 &&
        !spec.ingress &&
        !spec.egress,
    );
    const [first] = all;
    return denies || !first ? [] : [[first, 'stands in a network where everything is allowed']];
  },
  'network-lets-what-is-used': (all) =>
    podsOf(all).flatMap((object) => {
      const needed = new Set(
        containersOf(object).flatMap((container) =>
          Object.keys(envOf(container)).flatMap((name) => LETS[name.split('__').at(-1) ?? ''] ?? []),
        ),
      );
      for (const label of ALWAYS[object.metadata.name] ?? []) needed.add(label);
      const given = Object.keys(podLabelsOf(object)).filter((label) => label.startsWith('groundwork/uses-'));
      const wrong = [...needed].filter((label) => !given.includes(label));
      const spare = given.filter((label) => !needed.has(label));
      return wrong.length + spare.length === 0
        ? []
        : [[object, `lacks [${wrong.join(', ')}] and does not need [${spare.join(', ')}]`]];
    }),
  'network-label-has-a-policy': (all) =>
    podsOf(all).flatMap((object) => {
      const without = Object.keys(podLabelsOf(object)).filter(
        (label) =>
          label.startsWith('groundwork/uses-') &&
          !policies(all).some(
            ({ spec }) =>
              spec.egress &&
              label in (spec.podSelector?.matchLabels ?? {}) &&
              selects(spec.podSelector, object),
          ),
      );
      return without.length === 0
        ? []
        : [[object, `is labeled ${without.join(', ')}, which no policy knows`]];
    }),
  'network-lets-collector': (all) =>
    podsOf(all)
      .filter(isService)
      .filter(
        (object) =>
          !policies(all).some(
            ({ spec }) =>
              selects(spec.podSelector, object) &&
              (spec.egress ?? []).some(({ ports = [] }) => ports.some(({ port }) => port === collectorPort)),
          ),
      )
      .map((object): [Manifest, string] => [object, 'cannot send its traces']),
  'network-keeps-apart': (all) =>
    podsOf(all).flatMap((pod) =>
      podsOf(all)
        .filter((other) => other !== pod && isServer(other) === isServer(pod))
        .filter((other) => lets(all, 'Egress', pod, other) && lets(all, 'Ingress', other, pod))
        .map((other): [Manifest, string] => [pod, `reaches ${nameOf(other)}`]),
    ),
  'network-opens-no-wide-door': (all) =>
    policies(all).flatMap((policy) => {
      const doors = [...(policy.spec.ingress ?? []), ...(policy.spec.egress ?? [])];
      const open = doors.some(
        (door) => ![...(door.from ?? []), ...(door.to ?? [])].length || !door.ports?.length,
      );
      return open ? [[policy, 'lets anybody or any port']] : [];
    }),
};
