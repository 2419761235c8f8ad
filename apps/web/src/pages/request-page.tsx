import { AnswerRequest } from '../features/answer-request/components/answer-request.tsx';
import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { words } from './pages.wording.ts';

export default function RequestPage() {
  return (
    <PublicFrame title={words.request.title} lead={words.request.lead}>
      <AnswerRequest />
    </PublicFrame>
  );
}
