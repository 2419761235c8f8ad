import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();
let outside = 'unnamed';

export const inService = <T>(service: string, work: () => T): T => scope.run(service, work);

export const currentService = (): string => scope.getStore() ?? outside;

export function nameProcess(name: string): void {
  outside = name;
}
