import type { Role } from '@groundwork/contracts';
import { type ComponentType, lazy } from 'react';

export interface Screen {
  readonly path: string;
  /** A role admits only its own users. The server also checks each call. */
  readonly access: 'anybody' | 'signed-in' | Role;
  readonly Page: ComponentType;
}

export const screen = (
  path: string,
  access: Screen['access'],
  load: () => Promise<{ default: ComponentType }>,
): Screen => ({ path, access, Page: lazy(load) });
