import { expect, it } from '@jest/globals';
import { textsOfNotice } from './notice-texts.ts';

const notice = { kind: 'document-needs-you' } as const;
const june = { originalName: 'june.pdf', status: 'processed', reviewRequired: true } as const;

it('has a sentence for each state of its document', () => {
  expect(textsOfNotice(notice, june)).toEqual({
    title: 'Our team is reviewing june.pdf',
    text: 'You have nothing to do.',
  });
  for (const change of [{ status: 'rejected' }, { categoryOpen: true }, { reviewRequired: false }] as const)
    expect(textsOfNotice(notice, { ...june, ...change }).title).toBe('june.pdf needs you');
  expect(textsOfNotice(notice, undefined).title).toBe('A document waits');
});
