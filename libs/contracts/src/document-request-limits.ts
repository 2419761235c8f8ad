const mebibyte = 1024 * 1024;

export const documentRequestLimits = {
  title: 120,
  note: 500,
  dueDays: 365,
  open: 100,
  mailedADay: 20,
  answers: 5,
  photos: 30,
  photoBytes: 10 * mebibyte,
  photosBytes: 100 * mebibyte,
  pdfBytes: 25 * mebibyte,
} as const;
