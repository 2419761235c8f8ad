import { describe, expect, it } from '@jest/globals';
import type { DocumentCategory, DocumentView } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { documents } from '../../../gallery/sample-documents.ts';
import { DocumentList } from './document-list.tsx';
import { DocumentRow } from './document-row.tsx';

const doNothing = () => undefined;
const done = () => Promise.resolve();
const commands = { download: done, reanalyze: done, move: done, remove: done };
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
      <MemoryRouter>
        <DocumentList
          documents={visible}
          filter={filter}
          onFilter={doNothing}
          onView={doNothing}
          commands={commands}
        />
      </MemoryRouter>,
    ),
  );

describe('a row of the document list', () => {
  it('shows name, size, date, category, subcategory, status and fraud risk', () => {
    expect(textOf(rowOf('processed'))).toBe(
      '1040-2024.pdf 471 KB Nov 10, 2025 Tax Documents Form 1040 Processed Fraud risk 2% ' +
        'AI analysis No fraud indicators detected Confidence 96% that we read it right ' +
        'Read as Form 1040. It counts in Tax Documents.',
    );
  });

  it('shows the stage of the analysis, and no good result before the end', () => {
    const text = textOf(rowOf('processing'));
    expect(text).toContain('Step 3 of 7: We’ve read page 2 of 5');
    expect(text).toContain('Fraud risk –');
    expect(text).not.toContain('No fraud indicators detected');
  });

  it('shows why a document was rejected or failed, and offers another analysis', () => {
    expect(textOf(rowOf('rejected'))).toContain('This file is protected by a password. Analyze again');
    expect(textOf(rowOf('failed'))).toContain('The analysis did not finish in 10 minutes. Analyze again');
    expect(textOf(rowOf('processed'))).not.toContain('Analyze again');
  });

  const rowText = (change: Partial<DocumentView>) => {
    const document = { ...documents[0]!, ...change };
    return textOf(
      renderToStaticMarkup(<DocumentRow document={document} onView={doNothing} commands={commands} />),
    );
  };
  const holder = { printed: 'Cedar Lane LLC', match: 'other', answer: null } as const;

  it('has the question about another name until the owner answers', () => {
    const question = 'This document is in the name of Cedar Lane LLC. Is it yours?';
    const open = rowText({ holder });
    expect(open).toContain('Another name');
    expect(open).toContain(`${question} It counts half until you answer.`);
    const answered = rowText({ holder: { ...holder, answer: 'other-business' } });
    expect(answered).not.toContain(question);
    expect(answered).not.toContain('Another name');
    expect(answered).toContain('It proves nothing here.');
    expect(rowText({ holder: { ...holder, match: 'same' } })).not.toContain('Cedar Lane');
  });

  it('marks a sample in another name', () => {
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

  it('ends with what the score still counts', () => {
    const text = list([], 'financial_reports');
    expect(text).toContain('Profit &amp; Loss Financial Reports missing Add');
    expect(text).toContain('Cash Flow Financial Reports missing Add');
    expect(text).not.toContain('Bank Statements missing');
  });

  it('offers a category where none is known, and to delete what is useless', () => {
    const open = { ...documents[0]!, categoryOpen: true, reviewRequired: true };
    expect(list([open], null)).toContain('Which category is it? Tax Documents Bank Statements');
    expect(rowOf('rejected')).toContain('aria-label="Delete ');
    expect(rowOf('processed')).not.toContain('aria-label="Delete ');
  });
});
