import { Controller } from '@nestjs/common';
import { type ProfileFigure, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { z } from 'zod';
import { UndoFigures } from './undo-figures.use-case.ts';

type UndoRequest = z.output<typeof rpc.profile.undoFigures.request>;

@Controller()
export class UndoFiguresRpc {
  constructor(private readonly undoFigures: UndoFigures) {}

  @Rpc(rpc.profile.undoFigures)
  answer({ field, ...acting }: UndoRequest): Promise<ProfileFigure[]> {
    return this.undoFigures.run(acting, { field });
  }
}
