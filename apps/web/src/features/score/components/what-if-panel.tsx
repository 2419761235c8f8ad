import { useScoreInput } from '#shared/score/use-score-input.ts';

import { WhatIf } from './what-if.tsx';
import { words } from '../score.wording.ts';
import { findRules } from '#shared/score/engine-input.ts';

/** Loaded after the page, because the engine is large. */
export default function WhatIfPanel() {
  const { data, error } = useScoreInput();
  if (data === undefined) {
    const sentence = error === undefined ? words.whatIf.loadingFigures : words.whatIf.noFigures;
    return <p className="fine-print">{sentence}</p>;
  }
  const rules = findRules(data.rulesVersion);
  if (rules === undefined) {
    return <p className="fine-print">{words.whatIf.newRules}</p>;
  }
  return <WhatIf reply={data} rules={rules} />;
}
