// A folder for leftovers collects them; a barrel hides who needs what. Both are refused by name.
import { basename, relative, sep } from 'node:path';

const leftovers = /^(.*-)?(utils?|helpers?|managers?)$|^(common|misc)$/;
const barrel = /(^|\/)index\.tsx?$/;
const libraryIndex = /^libs\/((engines|platform|web)\/)?[^/]+\/src\/index\.ts$/;

/** @type {(file: string) => boolean} */
const tellsNothing = (file) =>
  file.split('/').some((part) => leftovers.test(basename(part).replace(/\..*$/, '')));

/** @type {import('eslint').Rule.RuleModule} */
export const tellingNames = {
  meta: {
    type: 'suggestion',
    messages: {
      leftovers: 'A folder or file is named after what is in it.',
      barrel: 'Only a library has an index: its src/index.ts.',
    },
    schema: [],
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    return {
      Program(node) {
        if (tellsNothing(file)) context.report({ node, messageId: 'leftovers' });
        if (barrel.test(file) && !libraryIndex.test(file)) context.report({ node, messageId: 'barrel' });
      },
    };
  },
};
