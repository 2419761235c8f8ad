import type { User } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { buttonClass } from '@groundwork/web-ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Dashboard } from '../features/dashboard/components/dashboard.tsx';
import { specifiedWords, words } from '../features/dashboard/dashboard.wording.ts';
import { describeProgress } from '../features/dashboard/model/dashboard-texts.ts';
import { useQuestionCount } from '../features/onboarding/api/use-question-count.ts';
import { NextDeadlines } from '../features/document-requests/components/next-deadlines.tsx';
import { QuestionsMove } from '../features/onboarding/components/questions-move.tsx';
import { WhatIfCard } from '../features/score/components/what-if-card.tsx';
import { Needs } from '#shared/business/needs.tsx';
import { useMay } from '#shared/business/use-business.ts';
import { useDashboard } from '#shared/dashboard/use-dashboard.ts';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { firstQuestions } from '#shared/session/first-questions.ts';
import { useSession } from '#shared/session/use-session.ts';

const PaymentReturn = lazy(() =>
  import('../features/payment-return/components/payment-return.tsx').then((file) => ({
    default: file.PaymentReturn,
  })),
);

const Questions = lazy(() => import('../features/onboarding/components/onboarding.tsx'));

interface QuestionsFirstProps {
  readonly user: User;
  readonly children: ReactNode;
}

/** Only an owner who signed up in this tab gets the questions, also with their address. */
function QuestionsFirst({ user, children }: QuestionsFirstProps) {
  const [isOpen, setIsOpen] = useState(() => firstQuestions.read(user.id).isOpen);
  if (!isOpen) return children;
  return (
    <Suspense fallback={<div className="first-questions-cover" />}>
      <Questions user={user} onClosed={() => setIsOpen(false)} />
    </Suspense>
  );
}

function ReturnFromPayment() {
  const [search] = useSearchParams();
  return <Suspense fallback={null}>{search.has('redirect_status') ? <PaymentReturn /> : null}</Suspense>;
}

function useFirstMove(): ReactNode {
  const count = useQuestionCount();
  const canAnswer = useMay('profile edit');
  if (count === undefined) return undefined;
  return typeof count?.firstOpen === 'number' && canAnswer ? <QuestionsMove {...count} /> : null;
}

function Overview({ firstName }: { readonly firstName: string }) {
  const { data } = useDashboard();
  const firstMove = useFirstMove();
  const upload = (
    <Needs access="documents edit">
      <Link className={buttonClass()} to={paths.documents()}>
        {words.page.upload}
      </Link>
    </Needs>
  );
  return (
    <>
      <PageHead
        heading={fill(specifiedWords.greeting, { firstName })}
        text={data === undefined ? '' : describeProgress(data)}
        action={upload}
      />
      <ReturnFromPayment />
      <Dashboard firstMove={firstMove} whatIf={<WhatIfCard />} />
      {data === undefined ? null : <NextDeadlines />}
    </>
  );
}

export default function DashboardPage() {
  usePageTitle(words.page.heading);
  const { user } = useSession();
  if (user === null) return <Overview firstName="" />;
  return (
    <QuestionsFirst key={user.id} user={user}>
      <Overview firstName={user.firstName} />
    </QuestionsFirst>
  );
}
