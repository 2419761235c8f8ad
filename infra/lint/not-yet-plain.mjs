/** Folders not yet swept: exempt from plain-words and from the limit on comments. The list only gets shorter. */
export const notYet = ['apps/e2e', 'libs/engines/scoring'];

export const isSwept = (/** @type {string} */ file) =>
  !notYet.some((folder) => file.startsWith(`${folder}/`));
export const notYet = [];

export const isSwept = (/** @type {string} */ file) =>
  !notYet.some((folder) => file.startsWith(`${folder}/`));
