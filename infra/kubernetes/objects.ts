interface Selector {
  readonly matchLabels?: Readonly<Record<string, string>>;
}
interface Variable {
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef?: { readonly name: string; readonly key: string } };
}
interface Probe {
  readonly httpGet?: { readonly path: string };
  readonly periodSeconds?: number;
  readonly timeoutSeconds?: number;
  readonly failureThreshold?: number;
  readonly terminationGracePeriodSeconds?: number;
}
export interface Container {
  readonly name: string;
  readonly image: string;
  readonly env?: readonly ({ readonly name: string } & Variable)[];
  readonly envFrom?: readonly {
    readonly prefix?: string;
    readonly configMapRef: { readonly name: string; readonly optional?: boolean };
  }[];
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string }[];
  readonly resources?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly securityContext?: {
    readonly readOnlyRootFilesystem?: boolean;
    readonly allowPrivilegeEscalation?: boolean;
    readonly privileged?: boolean;
    readonly capabilities?: { readonly drop?: readonly string[]; readonly add?: readonly string[] };
  };
  readonly lifecycle?: { readonly preStop?: { readonly sleep?: { readonly seconds: number } } };
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
}
interface PodSpec {
  readonly containers: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly securityContext?: {
    readonly runAsNonRoot?: boolean;
    readonly runAsUser?: number;
    readonly seccompProfile?: { readonly type: string };
  };
  readonly volumes?: readonly {
    readonly name?: string;
    readonly hostPath?: object;
    readonly configMap?: { readonly name: string };
  }[];
  readonly topologySpreadConstraints?: readonly {
    readonly topologyKey: string;
    readonly whenUnsatisfiable?: string;
  }[];
  readonly hostNetwork?: boolean;
  readonly hostPID?: boolean;
  readonly hostIPC?: boolean;
  readonly automountServiceAccountToken?: boolean;
  readonly terminationGracePeriodSeconds?: number;
  readonly restartPolicy?: string;
}
export interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
  readonly ipBlock?: object;
}
export interface Door {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports?: readonly { readonly port?: number | string }[];
}
interface Spec {
  readonly replicas?: number;
  readonly backoffLimit?: number;
  readonly activeDeadlineSeconds?: number;
  readonly strategy?: { readonly rollingUpdate?: { readonly maxUnavailable?: number } };
  readonly template: {
    readonly metadata: { readonly labels?: Readonly<Record<string, string>> };
    readonly spec: PodSpec;
  };
  readonly selector?: Selector;
  readonly scaleTargetRef?: { readonly name: string };
  readonly podSelector?: Selector;
  readonly policyTypes?: readonly string[];
  readonly ingress?: readonly Door[];
  readonly egress?: readonly Door[];
}
export interface Manifest {
  readonly kind: string;
  readonly apiVersion: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
  };
  readonly spec: Spec;
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
}

export const nameOf = ({ metadata }: Manifest) => metadata.name;

export const kinds = (all: readonly Manifest[], ...wanted: string[]) =>
  all.filter(({ kind }) => wanted.includes(kind));

export const podsOf = (all: readonly Manifest[]) => kinds(all, 'Deployment', 'StatefulSet', 'Job');

export const podSpecOf = ({ spec }: Manifest) => spec.template.spec;

export const podLabelsOf = ({ spec }: Manifest) => spec.template.metadata.labels ?? {};

export const containersOf = (object: Manifest) => [
  ...podSpecOf(object).containers,
  ...(podSpecOf(object).initContainers ?? []),
];

export const envOf = (container: Container | undefined): Record<string, Variable> =>
  Object.fromEntries((container?.env ?? []).map(({ name, ...rest }) => [name, rest]));

const named = (all: readonly Manifest[], kind: string, name: string | undefined) =>
  kinds(all, kind).find((object) => nameOf(object) === name);

/** The environment of a container, with the ConfigMaps and Secrets that it names. */
export function variablesOf(
  container: Container | undefined,
  all: readonly Manifest[],
): Record<string, string> {
  const shared = (container?.envFrom ?? []).flatMap(({ prefix = '', configMapRef }) =>
    Object.entries(named(all, 'ConfigMap', configMapRef.name)?.data ?? {}).map(([name, value]) => [
      `${prefix}${name}`,
      value,
    ]),
  );
  const own = Object.entries(envOf(container)).flatMap(([name, { value, valueFrom }]) => {
    const { secretKeyRef } = valueFrom ?? {};
    const held = named(all, 'Secret', secretKeyRef?.name)?.stringData?.[secretKeyRef?.key ?? ''];
    const content = value ?? held;
    return content === undefined ? [] : [[name, content]];
  });
  return Object.fromEntries([...shared, ...own]) as Record<string, string>;
}

export const isService = ({ kind }: Manifest) => kind === 'Deployment';

export const selects = (selector: Selector | undefined, object: Manifest) =>
  selector !== undefined &&
  Object.entries(selector.matchLabels ?? {}).every(([label, value]) => podLabelsOf(object)[label] === value);
