import { Card } from '@groundwork/web-ui';
import { LockKeyhole, TrendingUp, Waves } from 'lucide-react';

const reasons = [
  {
    Icon: TrendingUp,
    title: 'Your balance counts',
    text: 'Lenders look at cash in the bank first. Connected balances are part of your score; a line of credit is not cash.',
  },
  {
    Icon: Waves,
    title: 'A steady average convinces',
    text: 'Give the average balance too if you know it: it says more than the balance of one day.',
  },
  {
    Icon: LockKeyhole,
    title: 'What happens to the numbers',
    text: 'The account number is encrypted and only its last four digits are shown again. We do not log in to your bank.',
  },
];

export function WhyConnect() {
  return (
    <Card title="Why connect">
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
