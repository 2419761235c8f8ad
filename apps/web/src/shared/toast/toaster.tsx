import { Toast } from '@groundwork/web-ui';
import { useSyncExternalStore } from 'react';
import { currentToast, dismissToast, subscribeToToast } from './toast-store.ts';

export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast);
  if (toast === null) return null;
  return (
    <Toast
      key={toast.id}
      title={toast.title}
      description={toast.description}
      destructive={toast.destructive === true}
      action={toast.action}
      onClose={dismissToast}
    />
  );
}
