import { networkRules } from './network-rules.ts';
import {
  type Container,
  containersOf,
  envOf,
  isService,
  kinds,
  type Manifest,
  nameOf,
  podsOf,
  podSpecOf,
  selects,
  variablesOf,
} from './objects.ts';

interface Complaint {
  rule: string;
  where: string;
  fault: string;
}
export type Rule = (all: Manifest[]) => [Manifest, string][];
type Answer = string | false | undefined;

const eachContainer =
  (ask: (container: Container, owner: Manifest) => Answer): Rule =>
  (all) =>
    podsOf(all).flatMap((owner) =>
      containersOf(owner).flatMap((container) => {
        const wrong = ask(container, owner);
        return wrong ? [[owner, `${container.name} ${wrong}`] as [Manifest, string]] : [];
      }),
    );

const each =
  (choose: (all: Manifest[]) => Manifest[], ask: (object: Manifest, all: Manifest[]) => Answer): Rule =>
  (all) =>
    choose(all).flatMap((object) => {
      const wrong = ask(object, all);
      return wrong ? [[object, wrong] as [Manifest, string]] : [];
    });

const services = (all: Manifest[]) => podsOf(all).filter(isService);

const isScaled = (object: Manifest, all: Manifest[]) =>
  kinds(all, 'HorizontalPodAutoscaler', 'ScaledObject').some(
    ({ spec }) => spec.scaleTargetRef?.name === nameOf(object),
  );

const podRules: Record<string, Rule> = {
  'runs-without-root': each(podsOf, (object) => {
    const { runAsNonRoot, runAsUser = 0 } = podSpecOf(object).securityContext ?? {};
    return !(runAsNonRoot === true && runAsUser > 0) && 'may run as root';
  }),
  'seccomp-is-on': each(
    podsOf,
    (object) =>
      podSpecOf(object).securityContext?.seccompProfile?.type !== 'RuntimeDefault' &&
      'has no seccomp profile',
  ),
  'root-is-read-only': eachContainer(
    ({ securityContext }) => securityContext?.readOnlyRootFilesystem !== true && 'may write to its image',
  ),
  'gains-no-rights': eachContainer(
    ({ securityContext: own }) =>
      !(own?.allowPrivilegeEscalation === false && own.capabilities?.drop?.includes('ALL')) &&
      'keeps capabilities or may gain rights',
  ),
  'adds-no-rights': eachContainer(
    ({ securityContext: own }) =>
      (own?.privileged === true || (own?.capabilities?.add ?? []).length > 0) && 'requests rights',
  ),
  'stays-off-the-host': each(podsOf, (object) => {
    const { hostNetwork, hostPID, hostIPC, volumes = [] } = podSpecOf(object);
    return (hostNetwork || hostPID || hostIPC || volumes.some((v) => v.hostPath)) && 'reaches into the host';
  }),
  'holds-no-cluster-token': each(
    podsOf,
    (object) => podSpecOf(object).automountServiceAccountToken !== false && 'is given a token of the cluster',
  ),
  'image-is-pinned': eachContainer(({ image }) =>
    !/(:[\w][\w.-]*|@sha256:[0-9a-f]{64})$/.test(image) || image.endsWith(':latest')
      ? `takes any ${image}`
      : false,
  ),
  'resources-are-requested': eachContainer(
    ({ resources = {} }) =>
      !(
        resources['requests']?.['cpu'] &&
        resources['requests']['memory'] &&
        resources['limits']?.['memory']
      ) && 'requests no resources',
  ),
};

const MOST_STANDING_SECONDS = 20;

const serviceRules: Record<string, Rule> = {
  'probes-are-ours': eachContainer((container, owner) => {
    if (!isService(owner)) return false;
    const { startupProbe, livenessProbe, readinessProbe } = container;
    const paths = [startupProbe, livenessProbe, readinessProbe]
      .map((probe) => probe?.httpGet?.path)
      .join(' ');
    return paths !== '/livez /livez /readyz' && 'has no probes of /livez and /readyz';
  }),
  'standing-ends-soon': eachContainer(({ livenessProbe = {} }, owner) => {
    const { periodSeconds, timeoutSeconds, failureThreshold, terminationGracePeriodSeconds } = livenessProbe;
    const seconds = Number(periodSeconds) * Number(failureThreshold) + Number(timeoutSeconds);
    const isSoon = seconds + Number(terminationGracePeriodSeconds) <= MOST_STANDING_SECONDS;
    return isService(owner) && !isSoon && 'is replaced late when it stands';
  }),
  'stop-has-time': each(services, (object, all) => {
    const [container] = containersOf(object);
    const { terminationGracePeriodSeconds: grace = 30 } = podSpecOf(object);
    const { STOP_DELAY_SECONDS: delay, DRAIN_SECONDS: drain } = variablesOf(container, all);
    const pause = container?.lifecycle?.preStop?.sleep?.seconds;
    // A missing number makes the sum NaN, and the comparison false.
    const needed = [pause, delay, drain].reduce((sum: number, one) => sum + Number(one), 0);
    return !(grace > needed) && 'is cut off while it still finishes';
  }),
  'rollout-keeps-all': each(services, ({ spec }) => {
    return spec.strategy?.rollingUpdate?.maxUnavailable !== 0 && 'takes one away before another is ready';
  }),
  'scaled-has-no-replicas': each(services, (object, all) => {
    return (
      isScaled(object, all) && object.spec.replicas !== undefined && 'fights its autoscaler for replicas'
    );
  }),
  'is-spread': each(services, (object, all) => {
    const constraints = podSpecOf(object).topologySpreadConstraints ?? [];
    const byHost = constraints.find(({ topologyKey }) => topologyKey === 'kubernetes.io/hostname');
    if (byHost === undefined) return 'may stand on one node';
    if (constraints.length > 1) return 'is not spread where a node lacks one of the labels';
    const followsQueue = kinds(all, 'ScaledObject').some(
      ({ spec }) => spec.scaleTargetRef?.name === nameOf(object),
    );
    const isHard = byHost.whenUnsatisfiable !== 'ScheduleAnyway';
    return !isHard && !followsQueue && object.spec.replicas !== 1 && 'may have both replicas on one node';
  }),
  'disruption-is-bounded': each(services, (object, all) => {
    const budgets = kinds(all, 'PodDisruptionBudget').filter((budget) =>
      selects(budget.spec.selector, object),
    );
    return budgets.length !== 1 && `has ${budgets.length} disruption budgets`;
  }),
  'scaler-has-a-target': each(
    (all) => kinds(all, 'HorizontalPodAutoscaler', 'ScaledObject'),
    (scaler, all) =>
      !kinds(all, 'Deployment').some((object) => nameOf(object) === scaler.spec.scaleTargetRef?.name) &&
      'scales nothing that exists',
  ),
};

const secretRules: Record<string, Rule> = {
  'secrets-are-references': eachContainer((container) => {
    const literal = Object.entries(envOf(container)).find(
      ([name, { value }]) =>
        value !== undefined && (/PASSWORD|SECRET|KEY|TOKEN/.test(name) || /:\/\/[^/]*:[^/]*@/.test(value)),
    );
    return literal && `has ${literal[0]} in plain text`;
  }),
  'settings-hold-no-secret': each(
    (all) => kinds(all, 'ConfigMap'),
    ({ data = {} }) => {
      const secret = Object.entries(data).find(
        ([name, value]) => /PASSWORD|SECRET|KEY|TOKEN/.test(name) || /:\/\/[^/\s]*:[^/\s]*@/.test(value),
      );
      return secret && `holds ${secret[0]} in plain text`;
    },
  ),
  'secret-values-are-local': each(
    (all) => kinds(all, 'Secret'),
    (secret) => !secret.metadata.namespace?.endsWith('-local') && 'carries values outside a local overlay',
  ),
  'samples-are-no-production': each(
    (all) => kinds(all, 'ConfigMap'),
    (settings, all) =>
      settings.data?.['NODE_ENV'] === 'production' &&
      kinds(all, 'Secret').length > 0 &&
      'runs production on samples',
  ),
};

const namespaceRules: Record<string, Rule> = {
  'namespace-is-restricted': (all) => {
    const namespaces = kinds(all, 'Namespace');
    const [first] = all;
    if (namespaces.length === 0 && first) return [[first, 'has no Namespace beside it']];
    return namespaces.flatMap((namespace) =>
      namespace.metadata.labels?.['pod-security.kubernetes.io/enforce'] === 'restricted'
        ? []
        : [[namespace, 'enforces no pod security'] as [Manifest, string]],
    );
  },
  'all-in-one-namespace': each(
    (all) => all.filter(({ kind }) => kind !== 'Namespace'),
    (object, all) =>
      !kinds(all, 'Namespace').some((namespace) => nameOf(namespace) === object.metadata.namespace) &&
      'lies outside the Namespace of its overlay',
  ),
  'migration-fails-closed': each(
    (all) => kinds(all, 'Job'),
    ({ spec }) =>
      !(
        spec.template.spec.restartPolicy === 'Never' &&
        (spec.backoffLimit ?? 6) <= 3 &&
        spec.activeDeadlineSeconds
      ) && 'may go on failing without an end',
  ),
};

export const RULES: Record<string, Rule> = {
  ...podRules,
  ...serviceRules,
  ...secretRules,
  ...namespaceRules,
  ...networkRules,
};

export const complaintsAbout = (all: Manifest[]): Complaint[] =>
  Object.entries(RULES).flatMap(([rule, find]) =>
    find(all).map(([object, fault]) => ({ rule, where: `${object.kind}/${nameOf(object)}`, fault })),
  );
