import { buttonClass, Card, EmptyState } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

interface Room {
  readonly heading: string;
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly to: string };
}

const seeDashboard = { label: 'See your dashboard', to: '/dashboard' };

/** Screens that are not open yet say what the owner can do today instead. */
const rooms = {
  lenders: {
    heading: 'Smart Lender Matching',
    title: 'The list of lenders is not open yet',
    text: 'Your qualification rate and the number of matched lenders are on the dashboard and follow your data.',
    action: seeDashboard,
  },
} as const satisfies Record<string, Room>;

export default function ComingPage({ room }: { readonly room: keyof typeof rooms }) {
  const { heading, title, text, action } = rooms[room];
  usePageTitle(heading);
  return (
    <>
      <PageHead heading={heading} />
      <Card>
        <EmptyState
          title={title}
          text={text}
          action={
            <Link className={buttonClass()} to={action.to}>
              {action.label}
            </Link>
          }
        />
      </Card>
    </>
  );
}
