// The web names a call by its route and a page by its path, and takes an answer for what the route's contract says.
import { relative, sep } from 'node:path';

const webSource = /^apps\/web\/src\/.*(?<!\.spec)\.tsx?$/;
const client = /^apps\/web\/src\/shared\/api\//;

const callAddress = /(^|\s)\/api(\/|$)/;
const pagePath = /^\/([a-z?#]|$)/i;
const cacheCall = /^(useSWR\w*|mutate|useQuery|usePages)$/;
const apiObject = /^(api|bareApi)$/;

/**
 * @typedef {{ type: string, name?: string, callee?: Node, object?: Node, property?: Node, expression?: Node, argument?: Node, typeArguments?: unknown, typeAnnotation?: Node, tag?: Node }} Node
 */

/** @type {(node: Node | undefined) => string} */
const nameOf = (node) => node?.name ?? '';

/** @type {(call: Node) => boolean} */
const asksServer = ({ callee }) =>
  cacheCall.test(nameOf(callee)) ||
  (callee?.type === 'MemberExpression' &&
    (apiObject.test(nameOf(callee.object)) || cacheCall.test(nameOf(callee.property))));

/** @type {(call: Node) => boolean} */
const readsBody = ({ callee }) => callee?.type === 'MemberExpression' && nameOf(callee.property) === 'json';

/** @type {(node: Node | undefined) => Node | undefined} */
const awaited = (node) => {
  const inner = node?.type === 'TSAsExpression' ? node.expression : node;
  return inner?.type === 'AwaitExpression' ? inner.argument : inner;
};

/** @type {import('eslint').Rule.RuleModule} */
export const webAddresses = {
  meta: {
    type: 'problem',
    messages: {
      call: 'A call is named by its route: routes.… of @groundwork/contracts/client.',
      page: 'A page is named by its path: paths.… of shared/paths.ts.',
      reply: 'A reply has the type of its route’s contract; it is not asserted.',
    },
    schema: [],
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    if (!webSource.test(file)) return {};
    const check = (/** @type {import('eslint').Rule.Node} */ node, /** @type {unknown} */ text) => {
      if (typeof text !== 'string') return;
      if (callAddress.test(text)) context.report({ node, messageId: 'call' });
      else if (pagePath.test(text)) context.report({ node, messageId: 'page' });
    };
    const asserted = (/** @type {import('eslint').Rule.Node} */ node) => {
      if (!client.test(file)) context.report({ node, messageId: 'reply' });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis[0]?.value.cooked),
      CallExpression: (node) => {
        const call = /** @type {Node} */ (node);
        if (call.typeArguments && asksServer(call)) asserted(node);
      },
      TSAsExpression: (/** @type {import('eslint').Rule.Node} */ node) => {
        const call = awaited(/** @type {Node} */ (/** @type {unknown} */ (node)).expression);
        if (call?.type === 'CallExpression' && (asksServer(call) || readsBody(call))) asserted(node);
      },
    };
  },
};
