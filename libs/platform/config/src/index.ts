export * from './own-environment.ts';
export * from './bounds.ts';
export * from './load-config.ts';
export * from './network-of.ts';
export * from './networks.config.ts';
export * from './patterns.ts';
export * from './public-url.config.ts';
export * from './server.config.ts';
