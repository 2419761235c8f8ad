import { describe, expect, it } from '@jest/globals';
import { type DocumentQuota, documentQuotas } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { words } from '../documents.wording.ts';
import { UsageLine } from './storage-usage.tsx';

const limits = documentQuotas.starter;
const nothing: DocumentQuota = { bytes: 0, files: 0, uploadsAnHour: 0, waitingPages: 0 };

const textOf = (used: Partial<DocumentQuota>) =>
  renderToStaticMarkup(<UsageLine usage={{ used: { ...nothing, ...used }, limits }} />).replace(
    /<[^>]*>/g,
    '',
  );

describe('the line with the used storage', () => {
  it('shows zero and the limits to a new owner', () => {
    expect(textOf({})).toBe('0 bytes of 2.0 GB used, 0 of 500 files');
  });

  it.each([
    ['nearlyFull', { files: 450 }],
    ['nearlyFull', { bytes: limits.bytes * 0.95 }],
    ['full', { files: 500 }],
    ['full', { bytes: limits.bytes }],
    ['paused', { uploadsAnHour: limits.uploadsAnHour }],
    ['paused', { waitingPages: limits.waitingPages }],
  ] as const)('adds the sentence “%s” for %j', (state, used) => {
    expect(textOf(used)).toContain(words.upload[state]);
  });
});
