import { paths } from '#shared/paths.ts';

const ownDocuments: readonly string[] = [paths.home(), paths.subscribe(), paths.verify(), paths.sharedFile()];

/** These pages have a security policy of their own. */
export const isOwnDocument = (path: string): boolean => ownDocuments.includes(path);
