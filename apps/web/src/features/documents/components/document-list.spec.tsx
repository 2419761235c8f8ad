import { describe, expect, it } from '@jest/globals';
import type { DocumentCategory } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { documents } from '../../../gallery/sample-documents.ts';
import { DocumentList } from './document-list.tsx';
import { DocumentRow } from './document-row.tsx';

const doNothing = () => undefined;
const commands = { download: () => Promise.resolve(), reanalyse: () => Promise.resolve() };
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const rowOf = (status: string) => {
  const document = documents.find((candidate) => candidate.status === status)!;
  return renderToStaticMarkup(<DocumentRow document={document} onView={doNothing} commands={commands} />);
};
const list = (shown: typeof documents, filter: DocumentCategory | null) =>
  wordsOf(
    renderToStaticMarkup(
      <DocumentList
        documents={shown}
        filter={filter}
        onFilter={doNothing}
        onView={doNothing}
        commands={commands}
      />,
    ),
  );

describe('a row of the document list', () => {
  it('shows name, size, date, category, subcategory, status and fraud risk', () => {
    expect(wordsOf(rowOf('processed'))).toBe(
      '1040-2024.pdf 471 KB Nov 10, 2025 Tax Documents Form 1040 Processed Fraud risk 2% ' +
        'AI analysis No fraud indicators detected Confidence 96%',
    );
  });

  it('shows how far the analysis is, and no all-clear before it is done', () => {
    const words = wordsOf(rowOf('processing'));
    expect(words).toContain('Step 3 of 7: Recognised page 2 of 5');
    expect(words).toContain('Fraud risk –');
    expect(words).not.toContain('No fraud indicators detected');
  });

  it('says why a document was refused or could not be read, and offers another try', () => {
    expect(wordsOf(rowOf('rejected'))).toContain('This file is protected by a password. Re-analyse');
    expect(wordsOf(rowOf('failed'))).toContain('The analysis did not finish in 10 minutes. Re-analyse');
    expect(wordsOf(rowOf('processed'))).not.toContain('Re-analyse');
  });

  it('has two icon buttons that say what they do and with which document', () => {
    const labels = [...rowOf('verified').matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(
      ([, label]) => label,
    );
    expect(labels).toEqual(['View june.pdf', 'Download june.pdf']);
  });
});

describe('the document list', () => {
  it('tells having nothing from having nothing of this category', () => {
    const taxes = documents.filter(({ category }) => category === 'tax_documents');
    expect(list([], null)).toContain('No documents uploaded');
    expect(list(taxes, 'bank_statements')).toContain('Nothing in Bank Statements yet Clear filters');
    expect(list(taxes, 'bank_statements')).not.toContain('No documents uploaded');
  });
});
