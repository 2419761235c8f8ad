import { describe, expect, it } from '@jest/globals';
import { routeExamples, routes } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { PlanReview } from './plan-review.tsx';
import type { BankFileView } from '../model/views.ts';

const example = routes.bankFile.reply.parse(routeExamples.bankFile?.reply);
const planned: BankFileView = { ...example, plan: { ...example.plan!, new: 100_000 } };

const review = (file: BankFileView): string =>
  renderToStaticMarkup(<PlanReview file={file} plan={file.plan!} busy={false} onApply={() => undefined} />);

const applyButton = (html: string) => /<button[^>]*>Add its [\d,]+ transactions<\/button>/.exec(html)?.[0];

describe('the plan of a bank file', () => {
  it('can be applied, and its region for the progress is empty', () => {
    const html = review(planned);
    expect(html).toContain('<p role="status"></p>');
    expect(html).toContain('Is this the same transaction?');
    expect(applyButton(html)).not.toContain('disabled');
  });

  it('names in that region the transactions that are added, and cannot be applied again', () => {
    const html = review({ ...planned, state: 'applying' });
    expect(html).toContain('<p class="bank-progress" role="status">Adding 100,000 transactions…</p>');
    expect(html).toContain('You already have 30 of them. 2 transactions look like one that you have.');
    expect(html).not.toContain('Is this the same transaction?');
    expect(applyButton(html)).toContain('disabled');
  });

  it('is marked as new after a change of the account', () => {
    const html = review({ ...planned, planVersion: 2, warnings: ['PLAN_CHANGED'] });
    expect(html).toContain('Your transactions changed meanwhile. Please check the new plan.');
  });
});
