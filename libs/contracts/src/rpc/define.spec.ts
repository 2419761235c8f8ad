import { describe, expect, it } from '@jest/globals';
import { rpc } from './catalogue.ts';
import type { RpcContract } from './define.ts';

const calls = Object.entries(rpc).flatMap(([service, own]) =>
  Object.entries<RpcContract>(own).map(([name, contract]) => ({ name: `${service}.${name}`, contract })),
);
const operations = /\.(audit|deadLetters|requeue|purge)$/;

const others = [
  ...['identity.signup', 'identity.login', 'identity.logout', 'identity.verifyToken', 'identity.sessions'],
  ...['identity.forgotPassword', 'identity.resetPassword', 'identity.confirmEmail'],
  ...['identity.notices', 'identity.noticePreferences', 'identity.listUsers', 'identity.changeRole'],
  ...['identity.endSessionsOfUser', 'identity.issueResetLink', 'identity.userNames'],
  ...['identity.staffRequests', 'identity.approveStaffRequest', 'identity.rejectStaffRequest'],
  ...['profile.get', 'profile.history', 'profile.state', 'profile.accounts'],
  'profile.proposals',
  ...['scoring.overview', 'scoring.get', 'scoring.history', 'scoring.input', 'scoring.recommendations'],
  ...['documents.rows', 'documents.reviewRows', 'documents.reviewFigures', 'scoring.weighDocument'],
  ...['scoring.impact', 'scoring.plan', 'scoring.walk', 'scoring.proven', 'scoring.provenHistory'],
  ...['documents.list', 'documents.portfolio', 'documents.states', 'documents.get', 'documents.fileKey'],
  ...['documents.reviewQueue', 'documents.usage'],
  ...['documents.reviewFile', 'documents.reviewPreview', 'documents.verify', 'documents.reject'],
  ...['documents.reportStage', 'documents.recordAnalysis', 'documents.moveToSlowLane'],
  ...['matching.network', 'matching.families', 'matching.naics', 'matching.removeSamples'],
  ...['matching.summary', 'matching.eligible', 'matching.all', 'matching.get', 'matching.compare'],
  ...['matching.ahead', 'matching.plan', 'matching.catalogue', 'matching.setActive'],
  ...['matching.stageImport', 'matching.planImport', 'matching.applyImport'],
  ...['matching.criteriaSchema', 'matching.checkCriteria', 'matching.feeds', 'matching.addFeed'],
  ...['matching.changeFeed', 'matching.removeFeed', 'matching.fetchFeed', 'matching.feedPlan'],
  ...['matching.applyFeed', 'matching.rejectFeed'],
  ...['matching.records', 'matching.ownRecords', 'matching.recordPlaces', 'matching.recordSnapshots'],
  ...['matching.openRecordUpload', 'matching.addRecordPart', 'matching.recordUploads'],
  ...['matching.recordUpload', 'matching.recordAside', 'matching.applyRecords'],
  ...['matching.cancelRecordUpload', 'matching.removeRecordSnapshot'],
  ...['billing.subscription', 'billing.invoices', 'billing.receiveWebhook', 'billing.fileBudget'],
  ...['privacy.erasure', 'privacy.receipt', 'privacy.export', 'privacy.consents', 'privacy.lenderNotes'],
  'privacy.support',
  ...['ledger.fileKey', 'ledger.files', 'ledger.file', 'ledger.accounts', 'ledger.rows'],
  ...['ledger.cashFlow', 'ledger.rules', 'ledger.evidence'],
];

describe('a call between services', () => {
  it('contains the business and the actor, except for listed calls', () => {
    const without = calls.filter(({ name, contract }) => !('changes' in contract) && !operations.test(name));
    expect(without.map(({ name }) => name).sort()).toEqual([...others].sort());
  });
});
