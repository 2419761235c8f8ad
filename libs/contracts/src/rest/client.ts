// What the browser needs of the routes: their addresses and no schema.
export * as routes from './addresses.ts';
