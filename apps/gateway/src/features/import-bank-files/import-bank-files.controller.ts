import { Controller } from '@nestjs/common';
import { type Acting, type BankFileId, routes, rpc } from '@groundwork/contracts';
import { confirm, forward, forwarding, forwardPages } from '../../http/forward.adapter.ts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { ImportBankFiles } from './import-bank-files.use-case.ts';

const computeMs = 60_000;

const toOwnFile = ({ acting, params }: { acting: Acting; params: { id: BankFileId } }) => ({
  ...acting,
  fileId: params.id,
});

export const ManageBankFilesController = forwarding({
  list: forwardPages(routes.bankFiles, rpc.ledger.files, ({ acting }, page) => ({
    userId: acting.userId,
    page,
  })),
  one: forward(routes.bankFile, rpc.ledger.file, ({ acting, params }) => ({
    userId: acting.userId,
    fileId: params.id,
  })),
  answer: forward(
    routes.answerBankFile,
    rpc.ledger.answer,
    (input) => ({ ...toOwnFile(input), answer: input.body }),
    computeMs,
  ),
  apply: forward(
    routes.applyBankFile,
    rpc.ledger.apply,
    (input) => ({ ...toOwnFile(input), ...input.body }),
    computeMs,
  ),
  undo: forward(routes.undoBankFile, rpc.ledger.undo, toOwnFile, computeMs),
  remove: confirm(routes.removeBankFile, rpc.ledger.removeFile, toOwnFile, computeMs),
});

@Controller()
export class UploadBankFileController {
  constructor(private readonly imports: ImportBankFiles) {}

  @Route(routes.uploadBankFile)
  upload({ acting, request }: InputOf<typeof routes.uploadBankFile>) {
    return this.imports.run(acting, request);
  }
}
