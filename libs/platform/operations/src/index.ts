export * from './operator-calls.ts';
