import type { Area, Role } from '@groundwork/contracts';
import { type ComponentType, lazy } from 'react';

export interface Screen {
  readonly path: string;
  /** A role admits only its own users. The server also checks each call. */
  readonly access: 'anybody' | 'signed-in' | Role;
  readonly Page: ComponentType;
  /** What a person without it cannot open in a business. */
  readonly need: Need | null;
}

export type Need = Area | 'owner';

export const screen = (
  path: string,
  access: Screen['access'],
  load: () => Promise<{ default: ComponentType }>,
  need: Need | null = null,
): Screen => ({ path, access, Page: lazy(load), need });
