import { relative, sep } from 'node:path';

const anywhereInName = new Set('tell tells told said heard nobody whoever whatever'.split(' '));
const firstInName = new Set('asked asks shown kept known found hear hears say says'.split(' '));

const british = [
  /\b(programmes?|catalogues?|centres?|licences?|enrol(ments?)?|grey|whilst|amongst|(behavi|col|fav|flav|hon|lab|neighb)our\w*)\b/i,
  /\b(amort|anonym|author|categor|general|initial|maxim|minim|normal|optim|organ|priorit|recogn|serial|special|stabil|standard|summar|synchron|util|visual)is(e|es|ed|er|ing|ation)\b/i,
  /\b(cancel|label|travel)l(ed|ing)\b/i,
  // Commits name the former label Re-analyse.
  /(?<!Re-)\b(re)?analy(se|sed|sing)\b/i,
];
const prose = [
  /\b(tells?|told|says?|said|asks|asked|hears?|heard|whoever|nobody|whatever)\b/i,
  /\b(of which|none of|what there is)\b/i,
  ...british,
];

/** @type {(text: string) => string | undefined} */
export const wordInProse = (text) => prose.map((words) => words.exec(text)?.[0]).find(Boolean);

/** @type {(part: string) => boolean} */
const isBritish = (part) => british.some((words) => words.test(part));

/** @type {(name: string, mayBeBritish?: boolean) => string | undefined} */
function wordInName(name, mayBeBritish = false) {
  const parts = name.split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])/).filter(Boolean);
  const [first = '', ...others] = parts.map((part) => part.toLowerCase());
  if (firstInName.has(first)) return first;
  return [first, ...others].find((part) => anywhereInName.has(part) || (!mayBeBritish && isBritish(part)));
}

// TypeORM stores the class name of a migration.
const migration = /\/migrations\/[^/]+$/;
// The published API contains the names of its schemas and addresses.
const contract = /^libs\/contracts\/src\//;
const testCall = 'name=/^(describe|it|test)$/';
const title = ['callee', 'callee.object', 'callee.callee.object']
  .map((path) => `CallExpression[${path}.${testCall}] > :matches(Literal, TemplateLiteral):first-child`)
  .join(', ');

/** @typedef {import('eslint').Rule.Node} Node */
/** @typedef {{ type: string, name?: string, parent?: Named, shorthand?: boolean, imported?: Named }} Named */

/** @type {(node: Named) => boolean} */
function isDeclaredElsewhere({ name, parent }) {
  if (parent?.type === 'ImportSpecifier') return parent.imported?.name === name;
  const property = parent?.type === 'AssignmentPattern' ? parent.parent : parent;
  return property?.type === 'Property' && property.shorthand === true;
}

/** @type {import('eslint').Rule.RuleModule} */
export const plainWords = {
  meta: {
    type: 'suggestion',
    messages: {
      file: 'Rename the file or its folder: "{{word}}" is no plain American word.',
      name: 'Rename {{name}}: "{{word}}" is no plain American word.',
      prose: 'Replace "{{word}}" with a plain word.',
    },
    schema: [],
  },
  create(context) {
    const { cwd, filename, sourceCode } = context;
    const file = relative(cwd, filename).split(sep).join('/');
    const checkProse = (/** @type {Pick<Node, 'loc'>} */ { loc }, /** @type {string} */ text) => {
      const word = wordInProse(text);
      if (word !== undefined && loc) context.report({ loc, messageId: 'prose', data: { word } });
    };
    const checkName = (/** @type {Node} */ node) => {
      const { name = '' } = /** @type {Named} */ (node);
      const word = wordInName(name, contract.test(file));
      if (word !== undefined) context.report({ node, messageId: 'name', data: { name, word } });
    };
    const checkMember = (/** @type {{ key: unknown }} */ { key }) => checkName(/** @type {Node} */ (key));
    const checkComments = () =>
      sourceCode.getAllComments().forEach((comment) => checkProse(comment, comment.value));
    const checkTitles = {
      [title]: (/** @type {Node} */ node) => checkProse(node, sourceCode.getText(node)),
    };
    if (migration.test(file)) return { Program: checkComments };
    return {
      Program(node) {
        checkComments();
        const word = file
          .split('/')
          .map((part) => wordInName(part))
          .find(Boolean);
        if (word !== undefined) context.report({ node, messageId: 'file', data: { word } });
        const declared = sourceCode.scopeManager.scopes.flatMap(({ variables }) =>
          variables.flatMap(({ defs }) => defs.map((def) => /** @type {Node} */ (def.name))),
        );
        for (const name of new Set(declared))
          if (!isDeclaredElsewhere(/** @type {Named} */ (name))) checkName(name);
      },
      MethodDefinition: checkMember,
      'PropertyDefinition[decorators.length=0]': checkMember,
      TSMethodSignature: checkMember,
      'TSPropertySignature[typeAnnotation.typeAnnotation.type="TSFunctionType"]': checkMember,
      ...checkTitles,
    };
  },
};
