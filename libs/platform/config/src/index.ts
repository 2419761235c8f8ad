export * from './load-config.ts';
export * from './networks.config.ts';
export * from './server.config.ts';
