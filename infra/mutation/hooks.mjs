const globals = new URL('jest-globals.ts', import.meta.url).href;

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, nextResolve) =>
  specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : nextResolve(specifier, context);

/** @type {import('node:module').LoadHook} */
export const load = (url, context, nextLoad) =>
  url.endsWith('.css')
    ? { format: 'module', source: 'export default {};', shortCircuit: true }
    : nextLoad(url, context);
