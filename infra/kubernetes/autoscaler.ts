import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { checkout } from '../local/checkout.mjs';

/** Kubernetes leaves a smaller difference alone. */
const TOLERANCE = 0.1;
const SYNC_SECONDS = 15;
const UP = { pods: 4, percent: 100, periodSeconds: 15 };

export interface Settings {
  readonly least: number;
  readonly most: number;
  readonly threshold: number;
  readonly windowSeconds: number;
  readonly downPercent: number;
}

export interface ScaledObject {
  readonly spec: {
    readonly minReplicaCount: number;
    readonly maxReplicaCount: number;
    readonly triggers: readonly { metadata: { threshold: string; query: string; serverAddress: string } }[];
    readonly fallback: { readonly replicas: number };
    readonly advanced: {
      readonly horizontalPodAutoscalerConfig: {
        readonly behavior: {
          readonly scaleDown: {
            readonly stabilizationWindowSeconds: number;
            readonly policies: readonly { readonly value: number }[];
          };
        };
      };
    };
  };
}

export function settingsOf({ spec }: ScaledObject): Settings {
  const { scaleDown } = spec.advanced.horizontalPodAutoscalerConfig.behavior;
  return {
    least: spec.minReplicaCount,
    most: spec.maxReplicaCount,
    threshold: Number(spec.triggers[0]?.metadata.threshold),
    windowSeconds: scaleDown.stabilizationWindowSeconds,
    downPercent: scaleDown.policies[0]?.value ?? 0,
  };
}

export function settingsOfChart(): Settings {
  const file = join(checkout, 'k8s/chart/values.yaml');
  const { autoscaling } = parse(readFileSync(file, 'utf8')) as {
    autoscaling: {
      workers: Omit<Settings, 'least' | 'most' | 'threshold'> & {
        min: number;
        max: number;
        documentsPerWorker: number;
      };
    };
  };
  const { min, max, documentsPerWorker, windowSeconds, downPercent } = autoscaling.workers;
  return { least: min, most: max, threshold: documentsPerWorker, windowSeconds, downPercent };
}

export function advice(figure: number, replicas: number, { threshold }: Settings): number {
  const ratio = figure / (threshold * replicas);
  return Math.abs(ratio - 1) <= TOLERANCE ? replicas : Math.ceil(figure / threshold);
}

export class Autoscaler {
  readonly settings: Settings;
  replicas: number;
  #advised: { at: number; wanted: number }[] = [];
  readonly #history: { at: number; replicas: number }[] = [];

  constructor(settings: Settings) {
    this.settings = settings;
    this.replicas = settings.least;
  }

  sync(at: number, figure: number): void {
    if (at % SYNC_SECONDS !== 0) return;
    const { least, most, windowSeconds } = this.settings;
    const now = advice(figure, this.replicas, this.settings);
    this.#history.push({ at, replicas: this.replicas });
    this.#advised = [...this.#advised, { at, wanted: now }].filter((one) => one.at > at - windowSeconds);
    const highest = Math.max(...this.#advised.map(({ wanted }) => wanted));
    // Up at once, down only to the highest of the window.
    const wanted = now > this.replicas ? now : Math.min(this.replicas, highest);
    const bounded = Math.min(this.#mostUp(at), Math.max(this.#leastDown(at), wanted));
    this.replicas = Math.min(most, Math.max(least, bounded));
  }

  #before(since: number): number {
    return this.#history.find((one) => one.at >= since)?.replicas ?? this.replicas;
  }

  #mostUp(at: number): number {
    const before = this.#before(at - UP.periodSeconds + 1);
    return Math.max(before + UP.pods, Math.ceil(before * (1 + UP.percent / 100)));
  }

  #leastDown(at: number): number {
    return Math.floor(this.#before(at - 59) * (1 - this.settings.downPercent / 100));
  }
}
