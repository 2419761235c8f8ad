import type { ReactNode } from 'react';
import { type ChangeAccess, useMay } from './use-business.ts';

interface NeedsProps {
  readonly access: ChangeAccess;
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** What changes data is there only for a person who may change it. The server checks each call again. */
export function Needs({ access, otherwise = null, children }: NeedsProps) {
  return useMay(access) ? children : otherwise;
}
