// The arithmetic of Kubernetes' HorizontalPodAutoscaler for a figure that all pods share, as KEDA feeds it: enough to
// see beforehand what thresholds and windows do. It is no autoscaler.

/** Kubernetes leaves alone what is off by less. */
const TOLERANCE = 0.1;
const SYNC_SECONDS = 15;
/** What scaling up follows where nothing is said: the larger of both. */
const UP = { pods: 4, percent: 100, periodSeconds: 15 };

/**
 * @typedef {object} Settings
 * @property {number} least
 * @property {number} most
 * @property {number} threshold of the figure, for each pod
 * @property {number} windowSeconds how long the highest advice counts before scaling down
 * @property {number} downPercent that may go within a minute
 */

/**
 * As much of a ScaledObject as counts here.
 * @typedef {object} ScaledObject
 * @property {object} spec
 * @property {number} spec.minReplicaCount
 * @property {number} spec.maxReplicaCount
 * @property {{ metadata: { threshold: string, query: string, serverAddress: string } }[]} spec.triggers
 * @property {{ replicas: number }} spec.fallback
 * @property {{ horizontalPodAutoscalerConfig: { behavior: { scaleDown: { stabilizationWindowSeconds: number, policies: { value: number }[] } } } }} spec.advanced
 */

/** @param {ScaledObject} scaledObject @returns {Settings} */
export function settingsOf({ spec }) {
  const { scaleDown } = spec.advanced.horizontalPodAutoscalerConfig.behavior;
  return {
    least: spec.minReplicaCount,
    most: spec.maxReplicaCount,
    threshold: Number(spec.triggers[0]?.metadata.threshold),
    windowSeconds: scaleDown.stabilizationWindowSeconds,
    downPercent: scaleDown.policies[0]?.value ?? 0,
  };
}

/** What the figure asks for. @param {number} figure @param {number} replicas @param {Settings} settings */
export function advice(figure, replicas, { threshold }) {
  const ratio = figure / (threshold * replicas);
  return Math.abs(ratio - 1) <= TOLERANCE ? replicas : Math.ceil(figure / threshold);
}

export class Autoscaler {
  /** @type {{ at: number, wanted: number }[]} */
  #advised = [];
  /** @type {{ at: number, replicas: number }[]} */
  #history = [];

  /** @param {Settings} settings */
  constructor(settings) {
    this.settings = settings;
    this.replicas = settings.least;
  }

  /** @param {number} at in seconds @param {number} figure */
  sync(at, figure) {
    if (at % SYNC_SECONDS !== 0) return;
    const { least, most, windowSeconds } = this.settings;
    this.#history.push({ at, replicas: this.replicas });
    this.#advised.push({ at, wanted: advice(figure, this.replicas, this.settings) });
    this.#advised = this.#advised.filter((one) => one.at > at - windowSeconds);
    const highest = Math.max(...this.#advised.map(({ wanted }) => wanted));
    const now = this.#advised.at(-1)?.wanted ?? this.replicas;
    // Up at once, down only to the highest of the window.
    const wanted = now > this.replicas ? now : Math.min(this.replicas, highest);
    const bounded = Math.min(this.#mostUp(at), Math.max(this.#leastDown(at), wanted));
    this.replicas = Math.min(most, Math.max(least, bounded));
  }

  /** @param {number} since */
  #before(since) {
    return this.#history.find((one) => one.at >= since)?.replicas ?? this.replicas;
  }

  /** @param {number} at */
  #mostUp(at) {
    const before = this.#before(at - UP.periodSeconds + 1);
    return Math.max(before + UP.pods, Math.ceil(before * (1 + UP.percent / 100)));
  }

  /** @param {number} at */
  #leastDown(at) {
    return Math.floor(this.#before(at - 59) * (1 - this.settings.downPercent / 100));
  }
}
