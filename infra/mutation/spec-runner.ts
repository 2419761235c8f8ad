import { register } from 'node:module';
import { join } from 'node:path';
import { readdirSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { declareBlocksAgain, declareFile, specs, type Spec } from './jest-globals.ts';

interface InstrumenterContext {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { readonly perTest: Record<string, unknown> } | undefined;
}

interface MutantRun {
  readonly activeMutant: { readonly id: string };
  readonly testFilter?: readonly string[];
  readonly hitLimit?: number;
}

const propertyMs = 100;
const passed = 0;
const failed = 1;
const skipped = 2;

const scope = globalThis as { __stryker__?: InstrumenterContext };
const context = (scope.__stryker__ ??= {});

let wasInterrupted = false;
const recordInterruption: Parameters<typeof fc.installGlobalPlugin>[0] = () => ({
  onAllRunsComplete: ({ interrupted }) => {
    wasInterrupted ||= interrupted;
  },
});

async function loadSpecs(): Promise<void> {
  register('./hooks.mjs', import.meta.url);
  fc.installGlobalPlugin(fc.interruptAfterTimeLimit(propertyMs));
  fc.installGlobalPlugin(recordInterruption);
  const root = process.env['MUTATED_ROOT'] ?? '';
  const files = readdirSync(join(process.cwd(), root), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => join(root, name));
  for (const file of files.sort()) {
    declareFile(file);
    await import(pathToFileURL(join(process.cwd(), file)).href);
  }
}

async function failureOf({ run }: Spec, isFirstOfMutant = true): Promise<string | null> {
  if (isFirstOfMutant) declareBlocksAgain();
  wasInterrupted = false;
  try {
    await run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

class SpecRunner {
  readonly #durations = new Map<string, number>();

  capabilities() {
    return { reloadEnvironment: true };
  }

  init(): Promise<void> {
    return loadSpecs();
  }

  async dryRun() {
    const tests = [];
    for (const spec of specs) {
      context.currentTestId = spec.id;
      const start = performance.now();
      const failureMessage = await failureOf(spec);
      const timeSpentMs = performance.now() - start;
      tests.push({ id: spec.id, name: spec.id, timeSpentMs, ...this.#outcomeOf(spec, failureMessage) });
    }
    context.currentTestId = undefined;
    return { status: 'complete', tests, mutantCoverage: context.mutantCoverage };
  }

  /** A spec that counts the cases of a property test needs more time than it has here. It finds no mutant. */
  #outcomeOf({ id }: Spec, failureMessage: string | null) {
    if (failureMessage === null) return { status: passed };
    if (!wasInterrupted) return { status: failed, failureMessage };
    Reflect.deleteProperty(context.mutantCoverage?.perTest ?? {}, id);
    return { status: skipped };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRun) {
    const chosen = specs.filter(({ id }) => testFilter?.includes(id) ?? true);
    const nrOfTests = chosen.length;
    Object.assign(context, { hitLimit, hitCount: hitLimit === undefined ? undefined : 0 });
    for (const [place, spec] of this.#fastestFirst(chosen).entries()) {
      context.activeMutant = activeMutant.id;
      const start = performance.now();
      const failureMessage = await failureOf(spec, place === 0);
      context.activeMutant = undefined;
      this.#durations.set(spec.id, performance.now() - start);
      if (failureMessage === null) continue;
      // A mutant may spoil what a module caches. Stryker starts another process after an error and runs the mutant again.
      if ((await failureOf(spec)) !== null) {
        if (wasInterrupted) continue;
        throw new Error(`"${spec.id}" fails without a mutant now.`);
      }
      const reachedLimit = hitLimit !== undefined && (context.hitCount ?? 0) > hitLimit;
      if (reachedLimit) return { status: 'timeout', reason: failureMessage };
      return { status: 'killed', killedBy: [spec.id], failureMessage, nrOfTests };
    }
    return { status: 'survived', nrOfTests };
  }

  #fastestFirst(chosen: readonly Spec[]): Spec[] {
    const msOf = ({ id }: Spec): number => this.#durations.get(id) ?? 0;
    return [...chosen].sort((a, b) => msOf(a) - msOf(b));
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'specs', injectableClass: SpecRunner }];
