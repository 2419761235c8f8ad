import { Injectable } from '@nestjs/common';
import type { DocumentState, ItemState, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { storeItemState } from '../../persistence/item-state.repository.ts';

interface ChangedDocument {
  version: number;
  state: DocumentState;
  deleted: boolean;
  at: Date;
}

function itemStateOf({ state, deleted }: ChangedDocument): ItemState {
  if (deleted) return 'removed';
  return state.status === 'rejected' ? 'rejected' : 'unchanged';
}

/** The copies in a frozen version never change. Only what their readers learn about them does. */
@Injectable()
export class FollowDocuments {
  run(manager: EntityManager, userId: UserId, changed: ChangedDocument): Promise<void> {
    const { version, at, state } = changed;
    const change = { documentId: state.documentId, version, state: itemStateOf(changed), at };
    return storeItemState(manager, userId, change);
  }
}
