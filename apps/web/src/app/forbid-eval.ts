/** The policy forbids eval. zod tries it once unless this object, which all its copies read, forbids it before. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
