import { describe, expect, it } from '@jest/globals';
import { routeExamples, routes } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { FileQuestions } from './file-questions.tsx';
import type { BankFileView } from '../model/views.ts';

const example: BankFileView = routes.bankFile.reply.parse(routeExamples.bankFile?.reply);
const question: BankFileView = {
  ...example,
  state: 'question',
  questions: ['ACCOUNT'],
  account: {
    id: null,
    bankName: 'First Bank',
    accountType: 'checking',
    numberEnding: '6789',
    ownership: 'business',
  },
};
const html = (file: BankFileView): string =>
  renderToStaticMarkup(<FileQuestions file={file} accounts={[]} busy={false} onAnswer={() => undefined} />);

describe('the question about an account', () => {
  it('has a field for the end of its number, which can stay blank', () => {
    const field = /<input[^>]*pattern="\\d\{4\}"[^>]*>/.exec(html(question))?.[0];
    expect(field).toContain('value="6789"');
    expect(field).not.toContain('required');
    expect(html(question)).toContain('Last 4 digits of the account number');
  });

  it('names the account of a statement, and what its answer does', () => {
    expect(html({ ...question, source: 'document', mapping: null })).toContain(
      'This statement is from First Bank. Its account ends in 6789. Other statements of the account follow your answer.',
    );
    expect(html(question)).not.toContain('This statement');
  });
});
