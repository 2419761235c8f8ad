import { describe, expect, it } from '@jest/globals';
import {
  acceptedFiles,
  categoryFrom,
  findDocumentProblem,
  findUploadProblem,
  maxUploadBytes,
  sentPercent,
} from './upload-rules.ts';

const pdf = { name: 'return.pdf', size: 1000, type: 'application/pdf' };

describe('the category of a link', () => {
  it.each([
    ['financial_reports', 'financial_reports'],
    ['holiday_photos', null],
    [null, null],
  ])('of %j is %j', (text, category) => {
    expect(categoryFrom(text)).toBe(category);
  });
});

describe('the check before an upload', () => {
  it('requires a category first', () => {
    expect(findUploadProblem(null, [{ ...pdf, size: maxUploadBytes + 1 }])).toEqual({
      title: 'Category Required',
      description: 'Please select a document category before uploading.',
    });
  });

  it('accepts exactly 25 MB and rejects one more byte', () => {
    expect(findUploadProblem('tax_documents', [{ ...pdf, size: maxUploadBytes }])).toBeNull();
    expect(findUploadProblem('tax_documents', [{ ...pdf, size: maxUploadBytes + 1 }])).toEqual({
      title: 'File Too Large',
      description: 'Please upload files smaller than 25MB.',
    });
  });

  it.each([
    ['letter.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['photo.gif', 'image/gif'],
    ['archive', ''],
    ['report.csv', 'text/csv'],
    ['report.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('rejects %s', (name, type) => {
    expect(findUploadProblem('tax_documents', [{ name, size: 1, type }])).toEqual({
      title: 'Invalid File Type',
      description: 'Please upload PDF, JPG, or PNG files only.',
    });
  });

  it.each(['scan.JPG', 'scan.jpeg', 'scan.png', 'scan.pdf'])('accepts %s without a declared type', (name) => {
    expect(findUploadProblem('bank_statements', [{ name, size: 1, type: '' }])).toBeNull();
  });

  it('judges a declared type, and not the name', () => {
    expect(findUploadProblem('tax_documents', [{ ...pdf, name: 'scan' }])).toBeNull();
    expect(findUploadProblem('tax_documents', [{ ...pdf, type: 'image/gif' }])).toMatchObject({
      title: 'Invalid File Type',
    });
  });

  it('has no problem without a file', () => {
    expect(findUploadProblem('tax_documents', [])).toBeNull();
  });

  it.each(['report', 'report.xlsx'])('accepts the spreadsheet %s up to 25 MB among documents', (name) => {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    expect(findDocumentProblem({ name, type, size: maxUploadBytes })).toBeNull();
    expect(findDocumentProblem({ name, type, size: maxUploadBytes + 1 })).toMatchObject({
      title: 'File Too Large',
    });
  });

  it('accepts one file at a time', () => {
    expect(findUploadProblem('tax_documents', [pdf, { ...pdf, name: 'second.pdf' }])).toEqual({
      title: 'One File at a Time',
      description: 'Please upload one file at a time.',
    });
  });

  it('names the JPEG type, so that a phone converts its photos', () => {
    expect(acceptedFiles).toBe('application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png');
  });

  it('shows the sent bytes up to 90', () => {
    expect([sentPercent(0, 100), sentPercent(50, 100), sentPercent(100, 100), sentPercent(5, 0)]).toEqual([
      0, 45, 90, 0,
    ]);
  });
});
