import type { CatalogField, FieldName } from '@groundwork/contracts';
import { Badge, Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Check } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, memo, useContext, useSyncExternalStore } from 'react';
import { words } from '../interview.wording.ts';
import { textsOfPoints } from '../model/points-text.ts';
import { InterviewContext } from './interview-context.ts';
import { ProfileField } from './profile-field.tsx';

function Points({ name }: { readonly name: FieldName }) {
  const { live } = useContext(InterviewContext);
  const points = useSyncExternalStore(live.subscribe, () => live.read()?.fields.get(name));
  if (points === undefined) return null;
  return (
    <span className="field-points">
      {textsOfPoints(points).map(({ tone, text }) => (
        <Badge key={text} tone={tone}>
          <span>
            {text}
            {tone === 'neutral' ? null : <span className="gw-hidden"> {words.points.unit}</span>}
          </span>
        </Badge>
      ))}
    </span>
  );
}

function SaveLine({ field: { name, label } }: { readonly field: CatalogField }) {
  const { states, undo } = useContext(InterviewContext);
  const state = useSyncExternalStore(states.subscribe, () => states.read().get(name));
  if (state === undefined) return <p className="field-state" />;
  return (
    <p className={`field-state field-state-${state.kind}`}>
      {state.kind === 'saved' ? <Check aria-hidden="true" size={15} /> : null}
      <span>{words.state[state.kind]}</span>
      {state.undo === undefined ? null : (
        <>
          <span aria-hidden="true">·</span>
          <Button
            look="ghost"
            aria-label={fill(words.state.undoFor, { field: label })}
            onClick={() => undo(name)}
          >
            {words.state.undo}
          </Button>
        </>
      )}
    </p>
  );
}

const isTyped = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.getAttribute('role') !== 'combobox';

export const InterviewField = memo(function InterviewField({ field }: { readonly field: CatalogField }) {
  const { commit, goOn } = useContext(InterviewContext);
  const { name } = field;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) void commit(name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isTyped(event.target)) return;
    event.preventDefault();
    goOn(name);
  };
  return (
    <div className={`interview-field interview-field-${field.kind}`}>
      <div className="interview-input" onBlur={leave} onKeyDown={onKeyDown}>
        <ProfileField field={field} aside={<Points name={name} />} />
      </div>
      <SaveLine field={field} />
    </div>
  );
});
