import { join } from 'node:path';
import type { Tree } from 'nx/src/devkit-exports.js';
import { withRow } from '../edit/markdown.ts';
import type { Names } from '../edit/names.ts';
import { refuse } from '../edit/refuse.ts';
import type { Afterwards } from '../edit/run.ts';
import { newFeature, runnerOf, type Service, serviceNamed } from '../edit/services.ts';
import { edit } from '../edit/source.ts';
import { writeTemplates } from '../edit/templates.ts';
import { addRoute, checkRoute } from './route.ts';

interface Options {
  name: string;
  service: string;
  kind: 'query' | 'change';
  caller?: string;
  route?: string;
  group?: string;
}

export interface Call extends Names {
  service: Service;
  kind: 'query' | 'change';
}

const files = join(import.meta.dirname, 'files');

function contractOf({ camel, kebab, kind, service }: Call): string {
  const subject = `rpc.${service.kebab}.${kebab}.v1`;
  return kind === 'query'
    ? `${camel}: defineRpc('${subject}', z.object({ userId }), ${camel}Reply)`
    : `${camel}: defineChange('${subject}', {}, z.object({}))`;
}

function declareCall(tree: Tree, call: Call): void {
  const { camel, kebab, kind, service } = call;
  const rpcFile = `libs/contracts/src/rpc/${service.kebab}.ts`;
  if (!tree.exists(rpcFile)) refuse(`${service.kebab} answers no calls: there is no ${rpcFile}.`);
  edit(tree, rpcFile, (source) => {
    const own = `${service.camel}Rpc`;
    if (source.partsOf(own).some((part) => part.startsWith(`${camel}:`)))
      refuse(`rpc.${service.camel}.${camel} exists already.`);
    source.add(own, contractOf(call)).addImport('z', 'zod');
    if (kind === 'change') source.addImport('defineChange', './define.ts');
    else
      source
        .addImport('userId', '../ids.ts')
        .addImport('defineRpc', './define.ts')
        .addImport(`${camel}Reply`, `../${kebab}.ts`);
  });
  if (kind === 'change') return;
  writeTemplates(tree, { from: `${files}/contract`, to: 'libs/contracts/src' }, valuesOf(call));
  edit(tree, 'libs/contracts/src/index.ts', (source) => source.addExport(`./${kebab}.ts`));
  edit(tree, 'libs/contracts/src/rpc/define.spec.ts', (source) =>
    source.add('others', `'${service.camel}.${camel}'`),
  );
}

const valuesOf = ({ camel, kebab, pascal, text, service }: Call) => ({
  ...{ name: kebab, camel, pascal, title: text },
  ...{ service: service.camel, Service: service.pascal },
});

function answerCall(tree: Tree, call: Call): void {
  const { kebab, pascal, kind, service } = call;
  const entry = kind === 'query' ? 'query' : 'use-case';
  const lists = kind === 'query' ? 'queries' : 'useCases';
  edit(tree, service.module, (source) => {
    const module = `${service.camel}Module`;
    source
      .addImport(pascal, `./features/${kebab}/${kebab}.${entry}.ts`)
      .addImport(`${pascal}Rpc`, `./features/${kebab}/${kebab}.rpc.ts`)
      .add(source.has('calls') ? 'calls' : `${module}.controllers`, `${pascal}Rpc`)
      .add(source.has(lists) ? lists : `${module}.providers`, pascal);
  });
  const target = { from: `${files}/${kind}`, to: `${service.folder}/src/features/${kebab}` };
  writeTemplates(tree, target, { ...valuesOf(call), ...runnerOf(tree, service) });
  const readme = `${service.folder}/README.md`;
  const answer = kind === 'query' ? 'the id of the owner' : 'nothing; who changed it is on record';
  const row = `| \`rpc.${service.kebab}.${kebab}.v1\` | ${answer} |`;
  edit(tree, readme, (source) => {
    source.text = withRow(readme, source.text, '## Calls in', row);
  });
}

function addCaller(tree: Tree, { camel, service }: Call, name: string): void {
  const caller = serviceNamed(tree, name);
  edit(tree, caller.manifest, (source) => {
    if (source.text.includes("calls: 'every'")) refuse(`${name} calls every service already.`);
    source
      .addImport('rpc', '@groundwork/contracts')
      .addUnder('manifest', 'calls', `rpc.${service.camel}.${camel}`);
  });
}

export function generate(tree: Tree, { name, service: serviceName, kind, ...more }: Options): Afterwards {
  const service = serviceNamed(tree, serviceName);
  const call: Call = { ...newFeature(tree, service, name), service, kind };
  const { caller, route, group } = more;
  if ((route === undefined) !== (group === undefined)) refuse('Give --route and --group together.');
  if (route !== undefined) checkRoute(tree, route, kind);
  declareCall(tree, call);
  answerCall(tree, call);
  if (caller !== undefined) addCaller(tree, call, caller);
  if (route !== undefined && group !== undefined) addRoute(tree, call, route, group);
  return {
    next: [
      `${service.folder}/src/features/${name}: do what the call is for, and test that in its spec.`,
      kind === 'query'
        ? `libs/contracts/src/${name}.ts: say what it replies.`
        : `libs/contracts/src/rpc/${service.kebab}.ts: say what it is given and what it replies.`,
      `${service.folder}/README.md: say what it answers.`,
      ...(route === undefined ? [] : ['Say in its route what it is for: the summary and the description.']),
      'npm run snapshot',
      `npm test -- --only services --match ${name}`,
    ],
  };
}
