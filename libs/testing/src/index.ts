export * from './documents/pdf.ts';
export * from './eventually.ts';
export * from './fake-service.ts';
export * from './running-service.ts';
export * from './send-event.ts';
export * from './servers.ts';
export * from './test-database.ts';
export * from './test-nats.ts';
