import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and for the first render of a page that the server drew: it must equal what the server sent. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
