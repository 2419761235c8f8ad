import type { ServiceManifest } from '@groundwork/platform-service';
import { OTHER_USERS } from './users.ts';

export const COMPOSE_FILES = { apart: 'docker-compose.yml', small: 'docker-compose.small.yml' } as const;
/** Without REGISTRY the name is one of this machine, so no pull reaches a stranger. */
export const OWN_IMAGE = '${REGISTRY:-localhost}/${REPOSITORY:-groundwork/app}:${VERSION:-local}';

export type Shape = keyof typeof COMPOSE_FILES;
export const SHAPES = Object.keys(COMPOSE_FILES) as Shape[];

/** A container, or a Deployment: one image whose TARGET names its services. */
export interface Process {
  readonly name: string;
  readonly user: number;
  readonly target: string;
  readonly services: readonly ServiceManifest[];
  readonly resources?: ServiceManifest['resources'];
}

export const SETTINGS_TOGETHER: Readonly<Record<string, string>> = { DATABASE_POOL_SIZE: '4' };

const together = (services: readonly ServiceManifest[]): Process => ({
  name: 'application',
  user: OTHER_USERS.application,
  target: 'all',
  services,
  resources: { cpu: '1', memory: [1024, 4096] },
});

const alone = (manifest: ServiceManifest): Process => ({
  name: manifest.name,
  user: manifest.user,
  target: manifest.name,
  services: [manifest],
  resources: manifest.resources,
});

export const processesIn = (shape: Shape, manifests: readonly ServiceManifest[]): Process[] =>
  shape === 'small' ? [together(manifests)] : manifests.map(alone);

export const isPublic = ({ services }: Process) => services.some((each) => each.isPublic);
