// How to find one's way in a list of manifests.
/**
 * As far as the rules look; that objects have this shape is for the schemas of Kubernetes to say.
 * @typedef {{ matchLabels?: Record<string, string> }} Selector
 * @typedef {{ value?: string, valueFrom?: { secretKeyRef?: { name: string, key: string } } }} Variable
 * @typedef {{ httpGet?: { path: string } }} Probe
 * @typedef {object} Container
 * @property {string} name
 * @property {string} image
 * @property {({ name: string } & Variable)[]} [env]
 * @property {Record<string, Record<string, string>>} [resources]
 * @property {{ readOnlyRootFilesystem?: boolean, allowPrivilegeEscalation?: boolean, privileged?: boolean,
 *   capabilities?: { drop?: string[], add?: string[] } }} [securityContext]
 * @property {{ preStop?: { sleep?: { seconds: number } } }} [lifecycle]
 * @property {Probe} [startupProbe]
 * @property {Probe} [livenessProbe]
 * @property {Probe} [readinessProbe]
 * @typedef {object} PodSpec
 * @property {Container[]} containers
 * @property {Container[]} [initContainers]
 * @property {{ runAsNonRoot?: boolean, runAsUser?: number, seccompProfile?: { type: string } }} [securityContext]
 * @property {{ hostPath?: object }[]} [volumes]
 * @property {object[]} [topologySpreadConstraints]
 * @property {boolean} [hostNetwork]
 * @property {boolean} [hostPID]
 * @property {boolean} [hostIPC]
 * @property {boolean} [automountServiceAccountToken]
 * @property {number} [terminationGracePeriodSeconds]
 * @property {string} [restartPolicy]
 * @typedef {{ from?: object[], to?: object[], ports?: object[] }} Door
 * @typedef {object} Spec
 * @property {number} [replicas]
 * @property {number} [backoffLimit]
 * @property {number} [activeDeadlineSeconds]
 * @property {{ rollingUpdate?: { maxUnavailable?: number } }} [strategy]
 * @property {{ metadata: { labels?: Record<string, string> }, spec: PodSpec }} template
 * @property {Selector} [selector]
 * @property {{ name: string }} [scaleTargetRef]
 * @property {Selector} [podSelector]
 * @property {string[]} [policyTypes]
 * @property {Door[]} [ingress]
 * @property {Door[]} [egress]
 * @typedef {object} Manifest
 * @property {string} kind
 * @property {string} apiVersion
 * @property {{ name: string, namespace?: string, labels?: Record<string, string> }} metadata
 * @property {Spec} spec
 * @property {Record<string, string>} [data]
 */

/** @param {Manifest} object */
export const nameOf = ({ metadata }) => metadata.name;

/** @param {Manifest[]} all @param {...string} wanted */
export const kinds = (all, ...wanted) => all.filter(({ kind }) => wanted.includes(kind));

/** What runs pods. @param {Manifest[]} all */
export const podsOf = (all) => kinds(all, 'Deployment', 'StatefulSet', 'Job');

/** @param {Manifest} object */
export const podSpecOf = ({ spec }) => spec.template.spec;

/** @param {Manifest} object @returns {Record<string, string>} */
export const podLabelsOf = ({ spec }) => spec.template.metadata.labels ?? {};

/** @param {Manifest} object @returns {Container[]} */
export const containersOf = (object) => [
  ...podSpecOf(object).containers,
  ...(podSpecOf(object).initContainers ?? []),
];

/** @param {Container | undefined} container @returns {Record<string, Variable>} */
export const envOf = (container) =>
  Object.fromEntries((container?.env ?? []).map(({ name, ...rest }) => [name, rest]));

/** One of ours, and not a server it stands on. @param {Manifest} object */
export const isService = (object) => object.kind === 'Deployment';

/** @param {Selector | undefined} selector @param {Manifest} object what runs the pods */
export const selects = (selector, object) =>
  selector !== undefined &&
  Object.entries(selector.matchLabels ?? {}).every(([label, value]) => podLabelsOf(object)[label] === value);
