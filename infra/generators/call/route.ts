import { join } from 'node:path';
import type { Tree } from 'nx/src/devkit-exports.js';
import { reject } from '../edit/reject.ts';
import { edit, Source } from '../edit/source.ts';
import { writeTemplates } from '../edit/templates.ts';
import type { Call } from './generator.ts';

const REST = 'libs/contracts/src/rest';

function declaring(tree: Tree, folder: string, variable: string): string {
  const path = tree
    .children(folder)
    .map((file) => `${folder}/${file}`)
    .find((file) => tree.isFile(file) && new Source(file, tree.read(file, 'utf8') ?? '').has(variable));
  return path ?? reject(`No file in ${folder} declares ${variable}.`);
}

export function checkRoute(tree: Tree, route: string, kind: Call['kind']): void {
  if (!/^(GET|POST|PATCH|DELETE) \/api(\/[a-z0-9-]+)+$/.test(route))
    reject(`The route "${route}" is not written as in "GET /api/balance".`);
  if ((kind === 'query') !== route.startsWith('GET ')) reject('A query is a GET, and a change is not.');
  if (tree.read(`${REST}/addresses.ts`, 'utf8')?.includes(`'${route}'`)) reject(`${route} exists already.`);
}

function declareRoute(tree: Tree, { camel, kebab, text, kind }: Call, route: string, group: string): void {
  const reply = kind === 'query' ? `${camel}Reply` : 'succeeded';
  edit(tree, `${REST}/addresses.ts`, (source) => {
    source.text += `export const ${camel} = '${route}';\n`;
  });
  edit(tree, declaring(tree, REST, group), (source) =>
    source.addImport(reply, kind === 'query' ? `../${kebab}.ts` : '../lists.ts').add(
      group,
      `${camel}: defineRoute({
          ...at(addresses.${camel}),
          access: 'user',
          summary: '${text}',
          description: '${text} of the signed-in owner.',
          status: 200,
          reply: ${reply},
        })`,
    ),
  );
  const examples = group.replace(/Routes$/, 'Examples');
  edit(tree, declaring(tree, `${REST}/examples`, examples), (source) => {
    const example = kind === 'query' ? '{ userId: idOf(1) }' : '{ success: true }';
    if (kind === 'query') source.addImport('idOf', './example.ts');
    source.add(examples, `${camel}: { reply: ${example} }`);
  });
}

export function addRoute(tree: Tree, call: Call, route: string, group: string): void {
  const { camel, kebab, pascal, kind, service } = call;
  declareRoute(tree, call, route, group);
  edit(tree, 'apps/gateway/src/access.spec.ts', (source) =>
    source.add('table', `${camel}: { expected: signedIn(200) }`),
  );
  const answer =
    kind === 'query' ? '({ userId }) => ({ userId })' : '({ actorId }) => ({ changedBy: actorId })';
  edit(tree, 'apps/gateway/testing/services.ts', (source) =>
    source.replaceOnce(
      '.on(rpc.profile.get,',
      `.on(rpc.${service.camel}.${camel}, ${answer}).on(rpc.profile.get,`,
    ),
  );
  writeTemplates(
    tree,
    {
      from: join(import.meta.dirname, `files/${kind}-route`),
      to: `apps/gateway/src/features/${kebab}`,
    },
    { name: kebab, camel, pascal, route, service: service.camel },
  );
}
