import { which } from '../commands.mjs';
import { tryProgram } from './program.mjs';

/**
 * @param {string} program
 * @returns {import('./program.mjs').Source}
 */
export const fromPath = (program) => async () => {
  const path = which(program);
  return path === undefined ? undefined : tryProgram(path, path);
};
