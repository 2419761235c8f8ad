export const SITE_ORIGIN = Symbol('origin of the site');
