import { join } from 'node:path';
import { soundNetworks } from '../apps/documents-worker/src/reader/sound-networks.adapter.ts';
import { dataFolder } from '../infra/local/options.mjs';
import { networksFolder } from '../infra/local/servers/reading-networks.ts';

/** As a start of the system fetches them. */
export async function readingNetworks(): Promise<string> {
  const { NETWORKS_DIR = '' } = await networksFolder(join(dataFolder(undefined), 'servers'), {});
  return soundNetworks(NETWORKS_DIR);
}
