import { Controller } from '@nestjs/common';
import { type ReviewFiguresBody, type ReviewItem, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type FigureReview, ReviewFigures } from './review-figures.use-case.ts';

@Controller()
export class ReviewFiguresRpc {
  constructor(private readonly reviewFigures: ReviewFigures) {}

  @Rpc(rpc.documents.reviewFigures)
  answer(request: FigureReview & { correction: ReviewFiguresBody }): Promise<ReviewItem> {
    return this.reviewFigures.run(request);
  }
}
