import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', 'apps/*.wording.ts', 'libs/*.wording.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

/** The specified word of a status. */
const specified = 'On paper';

const literals = /'((?:[^'\\]|\\.)*)'|`([^`]*)`/g;
const otherWord = /\b(papers?|rows?|brings?|bringing|brought)\b/i;
const slot = /\{\w+/g;

/** Names of slots and modules are no sentences. */
function sentencesWith(text: string): string[] {
  return [...text.matchAll(literals)]
    .map(([, plain = '', template = '']) => plain + template)
    .filter((sentence) => !/^[.\w@/-]+$/.test(sentence) && sentence !== specified)
    .filter((sentence) => otherWord.test(sentence.replaceAll(slot, '{')));
}

/** What the screens had before, and what they have now. */
const plainer: readonly (readonly [before: string, after: string])[] = [
  ['come with you', 'We kept your answer from the start page.'],
  ['How much of your sales is left', 'What profit did you make last year?'],
  ['x short', 'Your cash covers {covered} payments; they ask {least}'],
  ['share of the analysis queue', 'Your documents are read sooner'],
  [
    'Documents, an account and more answers fill it in',
    'Add documents, an account and a few answers to find out.',
  ],
  ['on your word', 'not backed by a document yet'],
  ['Nothing more to', 'All figures that a document can prove are proven'],
  ['Counted since you started', 'Since you joined today: {change}'],
  ['{answered} of {total} that count', '{answered} of {total} answers that change your score'],
  ['more answer|more answers}', 'up to {points}, together with {fields}'],
  ['Start here', 'Biggest gains'],
  ['The last ones', 'Documents and licenses'],
  ['Import bank rows as CSV', 'This is a bank export.'],
  ['It counts half until we review it', 'Until then it gives half its points.'],
  ['for you to look at', '{count} with our reviewers'],
  ['We need your help', 'Our team is reviewing {name}'],
  ['Money out is', 'Withdrawals have their own column'],
  ['No rule knows', 'Other cost'],
  ['Three months in a row', 'Add three full months to see your cash flow.'],
  ['You find each payment', 'Your payments appear here.'],
  ['You find the receipt', 'Your receipt will be here.'],
  ['Then a stolen password', 'It protects you if your password is stolen.'],
  ['The names of the levels', 'Score levels'],
  ['Rules for every factor', 'Ground rules'],
  ['You see no profile', 'You can’t see owners’ data here.'],
  ['Re-analyse', 'Analyze again'],
];
const allTexts = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');

describe('our own sentences', () => {
  it.each(plainer)('are plain: not “%s” but “%s”', (before, after) => {
    expect(allTexts).not.toContain(before);
    expect(allTexts).toContain(after);
  });

  it('name documents, files, pages, figures and transactions, and nothing else', () => {
    expect(files.length).toBeGreaterThan(50);
    const faults = files.flatMap((file) =>
      sentencesWith(readFileSync(join(root, file), 'utf8')).map((each) => `${file}: ${each}`),
    );
    expect(faults).toEqual([]);
  });

  it('are compared without the names of their slots', () => {
    const text = "read: '{rows|line|lines} read', bad: 'Upload a paper', word: 'rows', note: 'Two rows'";
    expect(sentencesWith(text)).toEqual(['Upload a paper', 'Two rows']);
  });
});
