/** Addresses that only an installed app uses. */
export const manifest = '/manifest.webmanifest';
export const serviceWorker = '/service-worker.js';
export const share = '/share';
export const sharedField = 'file';
