import {
  documentCategories,
  type DocumentCategory,
  documentCategoryLabels,
  documentKinds,
  type DocumentSubcategory,
  subcategoriesOf,
} from '@groundwork/contracts';
import { Select } from 'antd';
import { useId } from 'react';
import { words } from '../documents.wording.ts';
import './place-select.css';

const categoryOptions = documentCategories.map((value) => ({ value, label: documentCategoryLabels[value] }));

function subcategoryOptions(category: DocumentCategory | null) {
  if (category === null) return [];
  return subcategoriesOf[category].map((value) => ({ value, label: documentKinds[value].label }));
}

export interface ChosenPlace {
  readonly category: DocumentCategory | null;
  readonly subcategory: DocumentSubcategory | null;
}

export interface PlaceSelectProps {
  readonly place: ChosenPlace;
  readonly disabled: boolean;
  readonly onChange: (place: ChosenPlace) => void;
}

export function PlaceSelect({ place: { category, subcategory }, disabled, onChange }: PlaceSelectProps) {
  const id = useId();
  return (
    <div className="place">
      <div>
        <label htmlFor={`${id}-category`}>
          {words.place.category} <span aria-hidden="true">*</span>
        </label>
        <Select
          id={`${id}-category`}
          aria-required="true"
          placeholder={words.place.selectCategory}
          options={categoryOptions}
          value={category}
          disabled={disabled}
          onChange={(chosen: DocumentCategory) => onChange({ category: chosen, subcategory: null })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-type`}>
          {words.place.type} <span className="place-optional">{words.place.optional}</span>
        </label>
        <Select
          id={`${id}-type`}
          allowClear
          placeholder={category === null ? words.place.selectCategoryFirst : words.place.selectType}
          options={subcategoryOptions(category)}
          value={subcategory}
          disabled={disabled || category === null}
          onChange={(chosen: DocumentSubcategory | undefined) =>
            onChange({ category, subcategory: chosen ?? null })
          }
        />
      </div>
    </div>
  );
}
