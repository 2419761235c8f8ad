import { Injectable } from '@nestjs/common';
import type { Acting, UndoneProposals } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { SaveProfile } from '../save-profile/save-profile.use-case.ts';
import { UndoFigures } from '../undo-figures/undo-figures.use-case.ts';

@Injectable()
export class UndoProposals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly undoFigures: UndoFigures,
    private readonly saveProfile: SaveProfile,
  ) {}

  run(acting: Acting): Promise<UndoneProposals> {
    return this.dataSource.transaction(async (manager) => {
      const undone = await this.undoFigures.undo(manager, acting, {});
      return {
        undone: undone.map(({ field }) => field),
        profile: await this.saveProfile.reply(manager, acting.userId),
      };
    });
  }
}
