import { Card } from '@groundwork/web-ui';
import { LockKeyhole, TrendingUp, Waves } from 'lucide-react';
import { specifiedWords, words } from '../banking.wording.ts';

const { balanceTitle, balanceText, averageTitle, averageText, privacyTitle, privacyText } = words.whyConnect;

const reasons = [
  { Icon: TrendingUp, title: balanceTitle, text: balanceText },
  { Icon: Waves, title: averageTitle, text: averageText },
  { Icon: LockKeyhole, title: privacyTitle, text: privacyText },
];

export function WhyConnect() {
  return (
    <Card title={specifiedWords.whyConnect}>
      <ul className="reasons">
        {reasons.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon size={20} aria-hidden="true" />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
