import type { Plane } from './plane.ts';

export async function installDefinitions({ kubectl }: Plane, folders: readonly string[]) {
  // `apply` would store the description in an annotation, and it is too long for one.
  for (const folder of folders) await kubectl.do('create', '--filename', folder);
  await kubectl.waitFor('condition=Established', 'crd', '--all');
}
