import { basename, relative, sep } from 'node:path';

const leftovers = /^(.*-)?(utils?|helpers?|managers?)$|^(common|misc)$/;
const barrel = /(^|\/)index\.tsx?$/;
const libraryIndex = /^libs\/((engines|platform|web)\/)?[^/]+\/src\/index\.ts$/;

/** @type {(file: string) => boolean} */
const isMeaningless = (file) =>
  file.split('/').some((part) => leftovers.test(basename(part).replace(/\..*$/, '')));

/** @type {import('eslint').Rule.RuleModule} */
export const meaninglessNames = {
  meta: {
    type: 'suggestion',
    messages: {
      leftovers: 'Name the folder or file after its content.',
      barrel: 'Only a library has an index file, src/index.ts.',
    },
    schema: [],
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    return {
      Program(node) {
        if (isMeaningless(file)) context.report({ node, messageId: 'leftovers' });
        if (barrel.test(file) && !libraryIndex.test(file)) context.report({ node, messageId: 'barrel' });
      },
    };
  },
};
