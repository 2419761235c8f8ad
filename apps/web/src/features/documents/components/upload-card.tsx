import type { DocumentCategory, DocumentSubcategory } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { showToast } from '#shared/toast/toast-store.ts';
import { useUpload } from '../api/use-upload.ts';
import { categories, categoryNames, subcategoriesOf, subcategoryNames } from '../model/document-words.ts';
import { refuseUpload } from '../model/upload-rules.ts';
import { DropZone } from './drop-zone.tsx';
import './upload-card.css';

const categoryOptions = categories.map((value) => ({ value, label: categoryNames[value] }));

function subcategoryOptions(category: DocumentCategory | null) {
  if (category === null) return [];
  return subcategoriesOf[category].map((value) => ({ value, label: subcategoryNames[value] }));
}

export function UploadCard() {
  const [category, setCategory] = useState<DocumentCategory | null>(null);
  const [subcategory, setSubcategory] = useState<DocumentSubcategory | null>(null);
  const { percent, send } = useUpload();
  const id = useId();

  const chooseCategory = (chosen: DocumentCategory | null) => {
    setCategory(chosen);
    setSubcategory(null);
  };
  const onFile = async (file: File) => {
    const refusal = refuseUpload(category, file);
    if (refusal !== null) showToast({ ...refusal, destructive: true });
    else if (category !== null && (await send({ file, category, subcategory }))) chooseCategory(null);
  };

  return (
    <Card title="Upload a document" subtitle="AI analysis typically takes 2-5 minutes.">
      <div className="upload">
        <div className="upload-choices">
          <div>
            <label htmlFor={`${id}-category`}>
              Document category <span aria-hidden="true">*</span>
            </label>
            <Select
              id={`${id}-category`}
              aria-required="true"
              placeholder="Select a category"
              options={categoryOptions}
              value={category}
              disabled={percent !== null}
              onChange={chooseCategory}
            />
          </div>
          <div>
            <label htmlFor={`${id}-type`}>
              Document type <span className="upload-optional">(optional)</span>
            </label>
            <Select
              id={`${id}-type`}
              allowClear
              placeholder={category === null ? 'Select a category first' : 'Select a type'}
              options={subcategoryOptions(category)}
              value={subcategory}
              disabled={category === null || percent !== null}
              onChange={(chosen: DocumentSubcategory | undefined) => setSubcategory(chosen ?? null)}
            />
          </div>
        </div>
        <DropZone percent={percent} onFile={(file) => void onFile(file)} />
      </div>
    </Card>
  );
}
