import { join } from 'node:path';
import { print } from '../progress.ts';
import { fetched } from './wheel.ts';

const MODELS = 'rapidocr/models';
const ONE_SHORT_TRY = ['--retries', '0', '--timeout', '5'];

/** A machine that cannot fetch them reads as without them. */
export async function networksFolder(
  programs: string,
  { NETWORKS_DIR: given }: NodeJS.ProcessEnv,
  tries: readonly string[] = ONE_SHORT_TRY,
): Promise<{ readonly NETWORKS_DIR?: string }> {
  if (given) return { NETWORKS_DIR: given };
  const root = await fetched('rapidocr', programs, MODELS, tries);
  if (root !== undefined) return { NETWORKS_DIR: join(root, MODELS) };
  print('! The networks for doubted lines could not be fetched: no line is read again.');
  return {};
}
