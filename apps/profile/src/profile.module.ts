import { type DynamicModule, Module } from '@nestjs/common';
import { createCipher, FieldCipher } from '@groundwork/platform-crypto';
import { auditSealer } from '@groundwork/platform-audit';
import { DatabaseModule } from '@groundwork/platform-database';
import { rpc } from '@groundwork/contracts';
import { erasureProviders } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import { profileErasure } from './features/erase-owner/erase-owner.use-case.ts';
import { ConnectAccountRpc } from './features/connect-account/connect-account.rpc.ts';
import { ConnectAccount } from './features/connect-account/connect-account.use-case.ts';
import { ApplyProposalsRpc } from './features/apply-proposals/apply-proposals.rpc.ts';
import { ApplyProposals } from './features/apply-proposals/apply-proposals.use-case.ts';
import { DismissProposalRpc } from './features/dismiss-proposal/dismiss-proposal.rpc.ts';
import { DismissProposal } from './features/dismiss-proposal/dismiss-proposal.use-case.ts';
import { ExportProfile } from './features/export-profile/export-profile.query.ts';
import { ExportProfileRpc } from './features/export-profile/export-profile.rpc.ts';
import { FollowEvidence } from './features/follow-evidence/follow-evidence.consumer.ts';
import { GetProfile } from './features/get-profile/get-profile.query.ts';
import { GetProfileRpc } from './features/get-profile/get-profile.rpc.ts';
import { ListAccounts } from './features/list-accounts/list-accounts.query.ts';
import { ListAccountsRpc } from './features/list-accounts/list-accounts.rpc.ts';
import { ListProposals } from './features/list-proposals/list-proposals.query.ts';
import { ListProposalsRpc } from './features/list-proposals/list-proposals.rpc.ts';
import { ReadHistory } from './features/read-history/read-history.query.ts';
import { ReadHistoryRpc } from './features/read-history/read-history.rpc.ts';
import { PurgeRemovedAccountsJob } from './features/purge-removed-accounts/purge-removed-accounts.job.ts';
import { PurgeRemovedAccounts } from './features/purge-removed-accounts/purge-removed-accounts.use-case.ts';
import { RemoveAccountRpc } from './features/remove-account/remove-account.rpc.ts';
import { RemoveAccount } from './features/remove-account/remove-account.use-case.ts';
import { SaveProfileRpc } from './features/save-profile/save-profile.rpc.ts';
import { SaveProfile } from './features/save-profile/save-profile.use-case.ts';
import { UndoProposalsRpc } from './features/undo-proposals/undo-proposals.rpc.ts';
import { UndoProposals } from './features/undo-proposals/undo-proposals.use-case.ts';
import { GetState } from './features/get-state/get-state.query.ts';
import { GetStateRpc } from './features/get-state/get-state.rpc.ts';
import { AccountRepository } from './persistence/account.repository.ts';
import { profileDatabase } from './persistence/database.ts';
import { EvidenceRepository } from './persistence/evidence.repository.ts';
import { ProfileRepository } from './persistence/profile.repository.ts';
import type { ProfileConfig } from './profile.config.ts';

@Module({})
class ProfileModule {}

const queries = [ExportProfile, GetProfile, ListAccounts, ListProposals, ReadHistory, GetState];

export const profileModule = (config: ProfileConfig): DynamicModule => ({
  module: ProfileModule,
  imports: [
    DatabaseModule.forService(profileDatabase, config),
    MessagingModule.forService('profile', config),
    EventsModule.forService('profile', config),
  ],
  controllers: [
    GetProfileRpc,
    SaveProfileRpc,
    ReadHistoryRpc,
    GetStateRpc,
    ListAccountsRpc,
    ConnectAccountRpc,
    RemoveAccountRpc,
    ExportProfileRpc,
    ListProposalsRpc,
    ApplyProposalsRpc,
    DismissProposalRpc,
    UndoProposalsRpc,
    operatorCalls(rpc.profile),
  ],
  providers: [
    auditSealer('profile', config),
    SaveProfile,
    ConnectAccount,
    RemoveAccount,
    ApplyProposals,
    DismissProposal,
    UndoProposals,
    FollowEvidence,
    PurgeRemovedAccounts,
    PurgeRemovedAccountsJob,
    ...queries,
    ProfileRepository,
    EvidenceRepository,
    AccountRepository,
    ...erasureProviders('profile', { useValue: profileErasure }),
    { provide: FieldCipher, useFactory: () => createCipher(config) },
  ],
});
