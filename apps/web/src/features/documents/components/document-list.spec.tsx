import { describe, expect, it } from '@jest/globals';
import type { DocumentCategory, DocumentView } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { documents } from '../../../gallery/sample-documents.ts';
import { DocumentList } from './document-list.tsx';
import { DocumentRow } from './document-row.tsx';

const doNothing = () => undefined;
const commands = { download: () => Promise.resolve(), reanalyze: () => Promise.resolve() };
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const rowOf = (status: string) => {
  const document = documents.find((candidate) => candidate.status === status)!;
  return renderToStaticMarkup(<DocumentRow document={document} onView={doNothing} commands={commands} />);
};
const list = (visible: typeof documents, filter: DocumentCategory | null) =>
  textOf(
    renderToStaticMarkup(
      <DocumentList
        documents={visible}
        filter={filter}
        onFilter={doNothing}
        onView={doNothing}
        commands={commands}
      />,
    ),
  );

describe('a row of the document list', () => {
  it('shows name, size, date, category, subcategory, status and fraud risk', () => {
    expect(textOf(rowOf('processed'))).toBe(
      '1040-2024.pdf 471 KB Nov 10, 2025 Tax Documents Form 1040 Processed Fraud risk 2% ' +
        'AI analysis No fraud indicators detected Confidence 96% that we read it right',
    );
  });

  it('shows the stage of the analysis, and no good result before the end', () => {
    const text = textOf(rowOf('processing'));
    expect(text).toContain('Step 3 of 7: We’ve read page 2 of 5');
    expect(text).toContain('Fraud risk –');
    expect(text).not.toContain('No fraud indicators detected');
  });

  it('shows why a document was rejected or failed, and offers another analysis', () => {
    expect(textOf(rowOf('rejected'))).toContain('This file is protected by a password. Re-analyse');
    expect(textOf(rowOf('failed'))).toContain('The analysis did not finish in 10 minutes. Re-analyse');
    expect(textOf(rowOf('processed'))).not.toContain('Re-analyse');
  });

  const rowText = (change: Partial<DocumentView>) => {
    const document = { ...documents[0]!, ...change };
    return textOf(
      renderToStaticMarkup(<DocumentRow document={document} onView={doNothing} commands={commands} />),
    );
  };
  const holder = { printed: 'Cedar Lane LLC', match: 'other', answer: null } as const;

  it('has the question about another name until the owner answers', () => {
    const question = 'This paper is in the name of Cedar Lane LLC. Is it yours?';
    const open = rowText({ holder });
    expect(open).toContain('Another name');
    expect(open).toContain(`${question} It counts half until you answer.`);
    const answered = rowText({ holder: { ...holder, answer: 'other-business' } });
    expect(answered).not.toContain(question);
    expect(answered).not.toContain('Another name');
    expect(answered).toContain('It proves nothing here.');
    expect(rowText({ holder: { ...holder, match: 'same' } })).not.toContain('Cedar Lane');
  });

  it('marks a sample of somebody else', () => {
    expect(rowText({ holder, isSample: true })).toContain('Sample. It doesn’t count.');
    expect(rowText({ holder: { ...holder, match: 'same' }, isSample: true })).not.toContain('Sample');
  });

  it('has two icon buttons with their action and the document in the label', () => {
    const labels = [...rowOf('verified').matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(
      ([, label]) => label,
    );
    expect(labels).toEqual(['View june.pdf', 'Download june.pdf']);
  });
});

describe('the document list', () => {
  it('separates an empty list from an empty category', () => {
    const taxes = documents.filter(({ category }) => category === 'tax_documents');
    expect(list([], null)).toContain('No documents uploaded');
    expect(list(taxes, 'bank_statements')).toContain(
      'You don’t have any documents in Bank Statements yet Clear filters',
    );
    expect(list(taxes, 'bank_statements')).not.toContain('No documents uploaded');
  });
});
