import { useScoreInput } from '../api/use-score-input.ts';
import { findRules } from '../model/criterion-texts.ts';
import { WhatIf } from './what-if.tsx';

/** The engine and what it reads come after the page: nobody waits for them to see the score. */
export default function WhatIfPanel() {
  const { data, error } = useScoreInput();
  if (data === undefined) {
    const sentence =
      error === undefined
        ? 'Loading your figures…'
        : 'Your figures cannot be read right now; this page tries again.';
    return <p className="fine-print">{sentence}</p>;
  }
  const rules = findRules(data.rulesVersion);
  if (rules === undefined) {
    return <p className="fine-print">There are newer rules than this page knows. Reload it to try them.</p>;
  }
  return <WhatIf reply={data} rules={rules} />;
}
