// `node --import ./infra/typescript.mjs FILE.ts` runs TypeScript on every Node we support, compiled as the build compiles it.
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
