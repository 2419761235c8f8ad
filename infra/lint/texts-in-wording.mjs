import { relative, sep } from 'node:path';

const screens = /^(apps\/web|libs\/web\/[^/]+)\/src\/(?!gallery\/).+\.tsx$/;
const errors = /^apps\/[^/]+\/src\/[^/]+\.errors\.ts$/;
const test = /\.spec\.tsx?$|\/testing\//;
const word = /\p{L}{2}/u;
const sentence = /\p{L} \p{L}/u;

const attribute =
  '[name.name=/^(alt|aria-label|aria-description|aria-roledescription|aria-valuetext|cancelText|description|extra|header|help|hint|label|message|okText|placeholder|subtitle|text|title|tooltip)$/]';
const container = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
const places = [`JSXAttribute${attribute}`, `JSXAttribute${attribute} > JSXExpressionContainer`, container];
const text = ':matches(Literal, TemplateLiteral)';
const inScreens = [
  'JSXText',
  ...places.map((place) => `${place} > ${text}`),
  ...places.map((place) => `${place} > :matches(ConditionalExpression, LogicalExpression) > ${text}`),
].join(', ');

/** @typedef {{ value?: unknown, quasis?: { value: { raw: string } }[] }} Text */

/** @type {(node: Text) => string} */
const contentOf = ({ value, quasis = [] }) =>
  typeof value === 'string' ? value : quasis.map((part) => part.value.raw).join('');

/** @type {import('eslint').Rule.RuleModule} */
export const textsInWording = {
  meta: {
    type: 'suggestion',
    messages: { text: 'A text that a person reads belongs in a *.wording.ts file.' },
    schema: [],
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    if (test.test(file)) return {};
    const reportWhere =
      (/** @type {RegExp} */ pattern) => (/** @type {import('eslint').Rule.Node} */ node) => {
        if (pattern.test(contentOf(/** @type {Text} */ (node)))) context.report({ node, messageId: 'text' });
      };
    if (errors.test(file)) return { [text]: reportWhere(sentence) };
    return screens.test(file) ? { [inScreens]: reportWhere(word) } : {};
  },
};
