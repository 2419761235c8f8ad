import { installedApp } from '@groundwork/contracts/client';

type Listener = () => void;

const listeners = new Set<Listener>();
let isReady = false;

/** True when a newer version controls this page, which still runs the old one. */
export const appUpdate = {
  isReady: () => isReady,
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function installApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isUpdate = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    isReady = isUpdate;
    for (const listener of listeners) listener();
  });
  // A page without its worker works as before.
  const register = () => serviceWorker.register(installedApp.serviceWorker).catch(() => undefined);
  window.addEventListener('load', () => void register(), { once: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void register();
  });
}
