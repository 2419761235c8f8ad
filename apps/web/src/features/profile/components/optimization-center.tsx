import { Button, buttonClass, Card, EmptyState } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Form } from 'antd';
import { ChevronUp, Compass } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { answersOf, type FieldAnswers } from '#shared/profile/field-answers.ts';
import { adviceGroups } from '../model/advice-groups.ts';
import { specifiedWords, words } from '../profile.wording.ts';
import { CompletedAdvice, OpenAdvice } from './advice-row.tsx';
import { JointImpactView } from './joint-impact.tsx';
import './optimization-center.css';
import { useAdvice } from './use-advice.ts';

const title = specifiedWords.optimizationCenter;

function NoAdvice() {
  return (
    <EmptyState
      icon={<Compass aria-hidden="true" />}
      title={words.advice.emptyTitle}
      text={words.advice.emptyText}
      action={
        <Link className={buttonClass('outline')} to={paths.dashboard()}>
          {words.advice.seeDashboard}
        </Link>
      }
    />
  );
}

interface SheetProps {
  readonly count: number;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** On a phone only its head is visible, above the bar of the shell, until the owner opens it. */
function Sheet({ count, hint, children }: SheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const label = isOpen ? words.advice.close : fill(words.advice.openSheet, { count });
  return (
    <Card
      title={title}
      className={isOpen ? 'optimization optimization-open' : 'optimization'}
      {...(hint !== undefined && { hint })}
      action={
        <Button
          look="ghost"
          className="optimization-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen((before) => !before)}
        >
          {label} <ChevronUp aria-hidden="true" size={16} />
        </Button>
      }
    >
      <div id={id} className="optimization-body">
        {children}
      </div>
    </Card>
  );
}

export function OptimizationCenter() {
  const form = Form.useFormInstance();
  const advice = useAdvice(() => answersOf(form.getFieldsValue(true) as FieldAnswers));
  const { all, isChosen, select, complete, reopen, result, isOutdated } = advice;
  const groups = adviceGroups(all).filter(({ items }) => items.length > 0);
  if (groups.length === 0) {
    return (
      <Sheet count={0}>
        <NoAdvice />
      </Sheet>
    );
  }
  return (
    <Sheet count={all.filter(({ completed }) => !completed).length} hint={words.advice.hint}>
      <JointImpactView count={all.filter(isChosen).length} result={result} isOutdated={isOutdated} />
      {groups.map(({ title: group, items }) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul>
            {items.map((item) =>
              item.completed ? (
                <CompletedAdvice key={item.id} item={item} onReopen={(one) => void reopen(one)} />
              ) : (
                <OpenAdvice
                  key={item.id}
                  item={item}
                  selected={isChosen(item)}
                  onSelect={select}
                  onComplete={(one) => void complete(one)}
                />
              ),
            )}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}
