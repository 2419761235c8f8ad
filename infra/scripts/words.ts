import { join } from 'node:path';
import { allSentences, mostGrade, mostMedian, readabilityOf, type Sentence } from './words/sentences.ts';

const row = ({ file, code, text, grade }: Sentence): string =>
  `| ${grade?.toFixed(1) ?? ''} | ${text.replaceAll('|', '\\|').replaceAll('\n', ' ')} | ${file} | ${code} |`;

const sentences = await allSentences(join(import.meta.dirname, '../..'));
const hardestFirst = [...sentences].sort((a, b) => (b.grade ?? -1) - (a.grade ?? -1));
const { graded, median, highest, tooHard } = readabilityOf(sentences);

const lines = [
  '| grade | sentence | file | code |',
  '| ----- | -------- | ---- | ---- |',
  ...hardestFirst.map(row),
  '',
  `${sentences.length} texts, ${graded} graded: median ${median} (at most ${mostMedian}), highest ${highest} (at most ${mostGrade}).`,
];
process.stdout.write(`${lines.join('\n')}\n`);
if (median > mostMedian || tooHard.length > 0) process.exitCode = 1;
