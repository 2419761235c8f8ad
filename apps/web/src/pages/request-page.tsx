import type { PublicBrand } from '@groundwork/contracts';
import { useState } from 'react';
import { AnswerRequest } from '../features/answer-request/components/answer-request.tsx';
import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { words } from './pages.wording.ts';

export default function RequestPage() {
  const [brand, setBrand] = useState<PublicBrand | null>(null);
  return (
    <PublicFrame title={words.request.title} lead={words.request.lead} brand={brand}>
      <AnswerRequest onBrand={setBrand} />
    </PublicFrame>
  );
}
