import { buttonClass, Card, EmptyState } from '@groundwork/web-ui';
import { Form } from 'antd';
import { Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
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

export function OptimizationCenter() {
  const form = Form.useFormInstance();
  const advice = useAdvice(() => form.getFieldsValue(true) as object);
  const { all, isChosen, select, complete, reopen, result, isOutdated } = advice;
  const groups = adviceGroups(all).filter(({ items }) => items.length > 0);
  if (groups.length === 0) {
    return (
      <Card title={title}>
        <NoAdvice />
      </Card>
    );
  }
  return (
    <Card title={title} className="optimization" hint={words.advice.hint}>
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
    </Card>
  );
}
