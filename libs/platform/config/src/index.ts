export * from './load-config.ts';
export * from './server.config.ts';
