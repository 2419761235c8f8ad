import { join } from 'node:path';
import type { Tree } from 'nx/src/devkit-exports.js';
import { withRow } from '../edit/markdown.ts';
import type { Names } from '../edit/names.ts';
import { reject } from '../edit/reject.ts';
import type { Afterwards } from '../edit/run.ts';
import { newFeature, runnerOf, type Service, serviceNamed } from '../edit/services.ts';
import { edit } from '../edit/source.ts';
import { writeTemplates } from '../edit/templates.ts';
import { addRoute, checkRoute } from './route.ts';

interface Options {
  name: string;
  service: string;
  kind: 'query' | 'change';
  route?: string;
  group?: string;
}

export interface Call extends Names {
  service: Service;
  kind: 'query' | 'change';
}

const files = join(import.meta.dirname, 'files');

function contractOf({ camel, kebab, kind, service }: Call): string {
  const [define, request] = kind === 'query' ? ['defineRpc', 'z.object({ userId })'] : ['defineChange', '{}'];
  return `${camel}: ${define}('rpc.${service.kebab}.${kebab}.v1', ${request}, ${camel}Reply)`;
}

function declareCall(tree: Tree, call: Call): void {
  const { camel, kebab, kind, service } = call;
  const rpcFile = `libs/contracts/src/rpc/${service.kebab}.ts`;
  if (!tree.exists(rpcFile)) reject(`${service.kebab} answers no calls: there is no ${rpcFile}.`);
  edit(tree, rpcFile, (source) => {
    const own = `${service.camel}Rpc`;
    if (source.partsOf(own).some((part) => part.startsWith(`${camel}:`)))
      reject(`rpc.${service.camel}.${camel} exists already.`);
    source.add(own, contractOf(call)).addImport(`${camel}Reply`, `../${kebab}.ts`);
    if (kind === 'change') source.addImport('defineChange', './define.ts');
    else source.addImport('z', 'zod').addImport('userId', '../ids.ts').addImport('defineRpc', './define.ts');
  });
  writeTemplates(tree, { from: `${files}/contract`, to: 'libs/contracts/src' }, valuesOf(call));
  edit(tree, 'libs/contracts/src/index.ts', (source) => source.addExport(`./${kebab}.ts`));
  if (kind === 'query')
    edit(tree, 'libs/contracts/src/rpc/define.spec.ts', (source) =>
      source.add('others', `'${service.camel}.${camel}'`),
    );
}

function makeInTestOfAll(tree: Tree, { camel, kind, service }: Call): void {
  const spec = `${service.folder}/src/${service.kebab}.spec.ts`;
  const table = `: Record<keyof typeof rpc.${service.camel}, () => Promise<unknown>> = {`;
  if (tree.read(spec, 'utf8')?.includes(table) !== true) return;
  const request = kind === 'query' ? '{ userId }' : 'actingForSelf(userId)';
  const call = `${camel}: () => ${service.camel}.rpc.call(rpc.${service.camel}.${camel}, ${request}),`;
  edit(tree, spec, (source) => source.replaceOnce(table, `${table}\n${call}`));
}

const valuesOf = ({ camel, kebab, pascal, text, kind, service }: Call) => ({
  name: kebab,
  camel,
  pascal,
  title: text,
  service: service.camel,
  Service: service.pascal,
  ...(kind === 'query' ? { field: 'userId', id: 'userId' } : { field: 'changedBy: actorId', id: 'actorId' }),
});

function answerCall(tree: Tree, call: Call): void {
  const { kebab, kind, service } = call;
  const target = { from: `${files}/${kind}`, to: `${service.folder}/src/features/${kebab}` };
  writeTemplates(tree, target, { ...valuesOf(call), ...runnerOf(tree, service) });
  const readme = `${service.folder}/README.md`;
  const answer = kind === 'query' ? 'the id of the owner' : 'the id of the person who changed it';
  const row = `| \`rpc.${service.kebab}.${kebab}.v1\` | ${answer} |`;
  edit(tree, readme, (source) => {
    source.text = withRow(readme, source.text, '## Calls', row);
  });
}

export function generate(
  tree: Tree,
  { name, service: serviceName, kind, route, group }: Options,
): Afterwards {
  const service = serviceNamed(tree, serviceName);
  const call: Call = { ...newFeature(tree, service, name), service, kind };
  if ((route === undefined) !== (group === undefined)) reject('Give --route and --group together.');
  if (route !== undefined) checkRoute(tree, route, kind);
  declareCall(tree, call);
  answerCall(tree, call);
  makeInTestOfAll(tree, call);
  if (route !== undefined && group !== undefined) addRoute(tree, call, route, group);
  return {
    next: [
      `${service.folder}/src/features/${name}: do what the call is for, and test that in its spec.`,
      `libs/contracts/src/${name}.ts: describe what it replies, and in rpc/${service.kebab}.ts what it is given.`,
      `${service.folder}/README.md: describe what it answers.`,
      ...(route === undefined ? [] : ['Describe the route in its summary and description.']),
      `A service that calls it lists rpc.${service.camel}.${call.camel} under calls in its manifest.`,
      'npm run snapshot',
      `npm test -- --only services --match ${name}`,
    ],
  };
}
