import type { DocumentCategory, uploadMessages } from '@groundwork/contracts';

type Sentences = typeof uploadMessages;

export interface UploadRefusal {
  readonly title: string;
  readonly description: string;
}

export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

export const maxUploadBytes = 25 * 1024 * 1024;
export const acceptedTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
/** Types and endings: a phone that keeps its photos in another format then hands over a JPEG. */
export const acceptedFiles = [...acceptedTypes, '.pdf', '.jpg', '.jpeg', '.png'].join(',');
export const acceptedPhotos = 'image/jpeg,image/png';
const acceptedName = /\.(pdf|jpe?g|png)$/i;

const categoryRequired: Sentences['categoryRequired'] = 'Please select a document category before uploading.';
const tooLarge: Sentences['tooLarge'] = 'Please upload files smaller than 25MB.';
const wrongType: Sentences['wrongType'] = 'Please upload PDF, JPG, or PNG files only.';

/** Some systems hand over files without a type; then the name has to do, and the server looks closer. */
function isAcceptedType({ name, type }: ChosenFile): boolean {
  return type === '' ? acceptedName.test(name) : acceptedTypes.some((accepted) => accepted === type);
}

export const oneAtATime: UploadRefusal = {
  title: 'One File at a Time',
  description: 'Please upload one file at a time.',
};

export function refuseUpload(
  category: DocumentCategory | null,
  files: readonly ChosenFile[],
): UploadRefusal | null {
  if (category === null) return { title: 'Category Required', description: categoryRequired };
  if (files.length > 1) return oneAtATime;
  if (files.some(({ size }) => size > maxUploadBytes))
    return { title: 'File Too Large', description: tooLarge };
  if (!files.every(isAcceptedType)) return { title: 'Invalid File Type', description: wrongType };
  return null;
}

/** Bytes sent on a scale that ends at 90: the last tenth belongs to the answer. */
export function sentPercent(sent: number, total: number): number {
  if (total <= 0) return 0;
  return Math.min(90, Math.floor((sent / total) * 90));
}
