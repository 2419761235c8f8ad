import type { CatalogField, FieldName, FigureView } from '@groundwork/contracts';
import { Badge, Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Check } from 'lucide-react';
import { Form } from 'antd';
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  memo,
  Suspense,
  useContext,
  useSyncExternalStore,
} from 'react';
import { markOf } from '#shared/figures/figure-mark.ts';
import { words } from '../interview.wording.ts';
import { boxValue } from '../model/box-value.ts';
import { FiguresContext } from '../model/figures-context.ts';
import { formatStoredValue } from '../model/format-field.ts';
import { textsOfPoints } from '../model/points-text.ts';
import { InterviewContext } from './interview-context.ts';
import { ProfileField } from './profile-field.tsx';

const FigureCard = lazy(() => import('#shared/figures/figure-card.tsx'));

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

type Value = FigureView['value'];

function valueText(field: CatalogField, value: unknown): string | null {
  const isBlank = value === undefined || value === null || value === '' || value === 0;
  return isBlank || (Array.isArray(value) && value.length === 0) ? null : formatStoredValue(field, value);
}

/** One line for a question that is not open. */
function Summary({ field }: { readonly field: CatalogField }) {
  const { goTo, states } = useContext(InterviewContext);
  // An undo changes the value of a question that is not open.
  useSyncExternalStore(states.subscribe, () => states.read().get(field.name));
  const figure = useContext(FiguresContext).get(field.name);
  const value = boxValue(Form.useFormInstance().getFieldValue(field.name), figure) as Value;
  const text = valueText(field, value);
  return (
    <button type="button" className="interview-summary-row" onClick={() => goTo(field.name)}>
      <span>
        <span className="gw-hidden">{words.answer} </span>
        {field.label}
      </span>
      {text === null ? null : (
        <strong {...(typeof figure?.value === 'number' && markOf({ field: field.name, value }))}>
          {text}
        </strong>
      )}
      <Points name={field.name} />
    </button>
  );
}

/** The sources of the figure, where it has some. */
function Sources({ name }: { readonly name: FieldName }) {
  const figure = useContext(FiguresContext).get(name);
  return figure === undefined || figure.sources.length === 0 ? null : (
    <Suspense fallback={null}>
      <FigureCard figure={figure} />
    </Suspense>
  );
}

export const InterviewField = memo(function InterviewField({ field }: { readonly field: CatalogField }) {
  const { commit, goOn, current } = useContext(InterviewContext);
  const { name } = field;
  const isOpen = useSyncExternalStore(current.subscribe, () => current.read() === name);
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
      {isOpen ? null : <Summary field={field} />}
      <div className="interview-question" hidden={!isOpen}>
        <div className="interview-input" onBlur={leave} onKeyDown={onKeyDown}>
          <ProfileField
            field={field}
            aside={isOpen ? <Points name={name} /> : null}
            below={isOpen ? <Sources name={name} /> : null}
          />
        </div>
      </div>
      <SaveLine field={field} />
      {isOpen ? (
        <Button look="outline" className="interview-next" onClick={() => goOn(name)}>
          {words.next}
        </Button>
      ) : null}
    </div>
  );
});
