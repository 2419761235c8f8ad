import { relative, sep } from 'node:path';

const webSource = /^apps\/web\/src\/.*(?<!\.spec)\.tsx?$/;
const client = /^apps\/web\/src\/shared\/api\//;

const callAddress = /(^|\s)\/api(\/|$)/;
const pagePath = /^\/([a-z?#]|$)/i;
const cacheCall = /^(useSWR\w*|mutate|useQuery|usePages)$/;
const apiObject = /^(api|bareApi)$/;

/** @typedef {{ type: string, name?: string, callee?: Node, object?: Node, property?: Node, expression?: Node, argument?: Node, typeArguments?: unknown, typeAnnotation?: Node, tag?: Node }} Node */

/** @type {(node: Node | undefined) => string} */
const nameOf = (node) => node?.name ?? '';

/** @type {(call: Node) => boolean} */
const isServerCall = ({ callee }) =>
  cacheCall.test(nameOf(callee)) ||
  (callee?.type === 'MemberExpression' &&
    (apiObject.test(nameOf(callee.object)) || cacheCall.test(nameOf(callee.property))));

/** @type {(call: Node) => boolean} */
const isBodyRead = ({ callee }) => callee?.type === 'MemberExpression' && nameOf(callee.property) === 'json';

/** @type {(node: Node | undefined) => Node | undefined} */
const unwrapAwait = (node) => {
  const inner = node?.type === 'TSAsExpression' ? node.expression : node;
  return inner?.type === 'AwaitExpression' ? inner.argument : inner;
};

/** @type {import('eslint').Rule.RuleModule} */
export const webAddresses = {
  meta: {
    type: 'problem',
    messages: {
      call: 'Use a route of @groundwork/contracts/client for a call: routes.…',
      page: 'Use a path of shared/paths.ts for a page: paths.…',
      reply: 'A reply has the type of its route. Remove the cast.',
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
    const reportCast = (/** @type {import('eslint').Rule.Node} */ node) => {
      if (!client.test(file)) context.report({ node, messageId: 'reply' });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis[0]?.value.cooked),
      CallExpression: (node) => {
        const call = /** @type {Node} */ (node);
        if (call.typeArguments && isServerCall(call)) reportCast(node);
      },
      TSAsExpression: (/** @type {import('eslint').Rule.Node} */ node) => {
        const call = unwrapAwait(/** @type {Node} */ (/** @type {unknown} */ (node)).expression);
        if (call?.type === 'CallExpression' && (isServerCall(call) || isBodyRead(call))) reportCast(node);
      },
    };
  },
};
