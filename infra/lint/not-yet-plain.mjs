/** Exempt from plain-words and from the limit on comments. */
export const notYet = [
  'apps/web/fixtures',
  'apps/web/src/app',
  'apps/web/src/features/landing',
  'apps/web/src/features/public-pages',
  'apps/web/src/gallery',
  'apps/web/src/pages',
  'apps/web/src/shared/api',
  'apps/web/src/shared/brand',
  'apps/web/src/shared/face',
  'apps/web/src/shared/privacy',
  'apps/web/src/shared/session',
  'apps/web/src/shared/toast',
];

export const isSwept = (/** @type {string} */ file) =>
  !notYet.some((folder) => file.startsWith(`${folder}/`));
