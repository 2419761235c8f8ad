// The published sources of Kubernetes and KEDA, as Go fetches them.
import { mustRun } from '../local/commands.mjs';

export const KUBERNETES = 'k8s.io/kubernetes@v1.34.2';
export const KEDA = 'github.com/kedacore/keda/v2@v2.18.1';

/** @param {string} go @param {string} module @returns {Promise<string>} where its sources lie */
export async function sourcesOf(go, module) {
  const output = await mustRun(`Fetching ${module}`, go, ['mod', 'download', '-json', module], {
    env: { ...process.env, GOFLAGS: '-mod=mod' },
  });
  return JSON.parse(output.slice(output.indexOf('{'))).Dir;
}
