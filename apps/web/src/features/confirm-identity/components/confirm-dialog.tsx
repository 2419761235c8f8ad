import { lazy, Suspense, useEffect, useState } from 'react';
import { onConfirmation } from '#shared/session/confirmation.ts';
import type { OnEnd } from './password-dialog.tsx';

const PasswordDialog = lazy(() => import('./password-dialog.tsx'));

export function ConfirmDialog() {
  const [end, setEnd] = useState<OnEnd | null>(null);
  useEffect(() => onConfirmation(() => new Promise((resolve) => setEnd(() => resolve))), []);
  if (end === null) return null;
  const onEnd = (confirmed: boolean) => {
    setEnd(null);
    end(confirmed);
  };
  return (
    <Suspense fallback={null}>
      <PasswordDialog onEnd={onEnd} />
    </Suspense>
  );
}
