import { z } from 'zod';
import { bankAccount, bankAccountBody } from '../banking.ts';
import { accountId, userId } from '../ids.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { profileChange } from '../profile/history.ts';
import { profileInput, profileReply } from '../profile/input.ts';
import { defineRpc } from './define.ts';

const owner = z.object({ userId });
const ownAccount = z.object({ userId, accountId });

/** The profile and the connected accounts: one owner's figures, whole. */
export const profileRpc = {
  get: defineRpc('rpc.profile.get.v1', owner, profileReply),
  save: defineRpc('rpc.profile.save.v1', z.object({ userId, profile: profileInput }), profileReply),
  history: defineRpc('rpc.profile.history.v1', owner.extend({ page: pageQuery }), pageOf(profileChange)),
  accounts: defineRpc('rpc.profile.accounts.v1', owner, z.array(bankAccount)),
  addAccount: defineRpc(
    'rpc.profile.add-account.v1',
    owner.extend({ account: bankAccountBody }),
    bankAccount,
  ),
  removeAccount: defineRpc('rpc.profile.remove-account.v1', ownAccount, z.object({})),
  restoreAccount: defineRpc('rpc.profile.restore-account.v1', ownAccount, bankAccount),
};
