import { useMedia } from '../use-media.ts';

// The style sheets use the same width.
export const useIsPhone = (): boolean => useMedia('(max-width: 767px)');
