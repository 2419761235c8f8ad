// Each of a stage's failures in a few lines, for the end of a run: whoever sees only that shall know where to look.
import { stripVTControlCharacters } from 'node:util';
import { readReport } from './counts.mjs';

const MOST_LINES = 6;

/** @param {string} name @param {string} message */
function inShort(name, message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const said = lines.filter((line) => line !== '' && !line.startsWith('at '));
  return [`✗ ${name}`, ...said.slice(0, MOST_LINES).map((line) => `    ${line.slice(0, 200)}`)].join('\n');
}

/** @param {string} file @returns {string[]} */
export function failuresOfJest(file) {
  /** @type {{ message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[]} */
  const suites = readReport(file)?.testResults ?? [];
  return suites.flatMap(({ message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0)
      return failed.map((each) => inShort(each.fullName, each.failureMessages.join('\n')));
    return assertionResults.length === 0 && message !== ''
      ? [inShort('a file that could not be run', message)]
      : [];
  });
}

/**
 * @typedef {{ title: string, file: string, line: number, tests: { results: { errors: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {Suite} suite @returns {Spec[]} */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** @param {string} file @returns {string[]} */
export function failuresOfPlaywright(file) {
  return specsIn(readReport(file) ?? {}).flatMap(({ title, file: spec, line, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    const said = errors.map(({ message }) => message ?? '').join('\n');
    return errors.length === 0 ? [] : [inShort(`${spec}:${line} › ${title}`, said)];
  });
}
