import { Controller } from '@nestjs/common';
import { type AnalysisResult, type DocumentStage, type PageProgress, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type AnalysisRun, type CostlyRun, RecordAnalysis } from './record-analysis.use-case.ts';

interface StageReport {
  stage: DocumentStage;
  progress?: PageProgress | null | undefined;
}

@Controller()
export class RecordAnalysisRpc {
  constructor(private readonly recordAnalysis: RecordAnalysis) {}

  @Rpc(rpc.documents.reportStage)
  async stage({ stage, progress, ...run }: AnalysisRun & StageReport): Promise<Record<string, never>> {
    await this.recordAnalysis.recordStage(run, stage, progress);
    return {};
  }

  @Rpc(rpc.documents.recordAnalysis)
  async result({ result, ...run }: CostlyRun & { result: AnalysisResult }): Promise<Record<string, never>> {
    await this.recordAnalysis.recordResult(run, result);
    return {};
  }
}
