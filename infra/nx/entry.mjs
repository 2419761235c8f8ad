// Nx loads an executor with require(), which reads JavaScript only.
import { register } from 'node:module';

register('../typescript-hooks.mjs', import.meta.url);

const checks = () => import('./check.ts');

/** @type {(typeof import('./check.ts'))['checkTogether']} */
export const checkTogether = async (...args) => (await checks()).checkTogether(...args);

/** @type {(typeof import('./check.ts'))['checkOne']} */
export const checkOne = async (...args) => (await checks()).checkOne(...args);
