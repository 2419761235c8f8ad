import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { SampleReport } from '../features/score/components/sample-report.tsx';
import { words as pageWords } from './pages.wording.ts';

const { sampleReport: words } = pageWords;

export default function SampleReportPage() {
  return (
    <PublicFrame title={words.title} lead={words.lead}>
      <SampleReport />
    </PublicFrame>
  );
}
