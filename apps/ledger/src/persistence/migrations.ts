import { erasureMigrations } from '@groundwork/platform-erasure';
import { messagingMigrations } from '@groundwork/platform-messaging';
import { CreateLedger1795498971724 } from './migrations/1795498971724-create-ledger.ts';
import { ApplyLater1795700000000 } from './migrations/1795700000000-apply-later.ts';
import { CountBytes1797300000000 } from './migrations/1797300000000-count-bytes.ts';
import { CashFlow111798600000000 } from './migrations/1798600000000-cash-flow-1-1.ts';
import { GradeFigures1799600000000 } from './migrations/1799600000000-grade-figures.ts';
import { CountUnfinishedTries1797000000000 } from './migrations/1797000000000-count-unfinished-tries.ts';
import { KeyByOwner1799900400000 } from './migrations/1799900400000-key-by-owner.ts';
import { LeaveFromRows1799900600000 } from './migrations/1799900600000-leave-from-rows.ts';

export const migrations = [
  ...messagingMigrations,
  ...erasureMigrations,
  CreateLedger1795498971724,
  ApplyLater1795700000000,
  CountUnfinishedTries1797000000000,
  CountBytes1797300000000,
  CashFlow111798600000000,
  GradeFigures1799600000000,
  KeyByOwner1799900400000,
  LeaveFromRows1799900600000,
];
