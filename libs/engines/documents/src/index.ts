export * from './classify.ts';
export * from './differences-from-profile.ts';
export * from './figures.ts';
export * from './kinds.ts';
export * from './page.ts';
export * from './read-document.ts';
