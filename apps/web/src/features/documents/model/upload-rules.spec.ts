import { describe, expect, it } from '@jest/globals';
import { acceptedFiles, maxUploadBytes, refuseUpload, sentPercent } from './upload-rules.ts';

const pdf = { name: 'return.pdf', size: 1000, type: 'application/pdf' };

describe('before an upload starts', () => {
  it('asks for a category first', () => {
    expect(refuseUpload(null, [{ ...pdf, size: maxUploadBytes + 1 }])).toEqual({
      title: 'Category Required',
      description: 'Please select a document category before uploading.',
    });
  });

  it('takes exactly 25 MB and not a byte more', () => {
    expect(refuseUpload('tax_documents', [{ ...pdf, size: maxUploadBytes }])).toBeNull();
    expect(refuseUpload('tax_documents', [{ ...pdf, size: maxUploadBytes + 1 }])).toEqual({
      title: 'File Too Large',
      description: 'Please upload files smaller than 25MB.',
    });
  });

  it.each([
    ['letter.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['photo.gif', 'image/gif'],
    ['archive', ''],
  ])('refuses %s', (name, type) => {
    expect(refuseUpload('tax_documents', [{ name, size: 1, type }])).toEqual({
      title: 'Invalid File Type',
      description: 'Please upload PDF, JPG, or PNG files only.',
    });
  });

  it.each(['scan.JPG', 'scan.jpeg', 'scan.png', 'scan.pdf'])('takes %s without a declared type', (name) => {
    expect(refuseUpload('bank_statements', [{ name, size: 1, type: '' }])).toBeNull();
  });

  it('takes one file at a time', () => {
    expect(refuseUpload('tax_documents', [pdf, { ...pdf, name: 'second.pdf' }])).toEqual({
      title: 'One File at a Time',
      description: 'Please upload one file at a time.',
    });
  });

  it('names JPEG as a type, so that a phone converts its photos, and no other photo format', () => {
    expect(acceptedFiles).toBe('application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png');
  });

  it('draws real bytes up to 90', () => {
    expect([sentPercent(0, 100), sentPercent(50, 100), sentPercent(100, 100), sentPercent(5, 0)]).toEqual([
      0, 45, 90, 0,
    ]);
  });
});
