export const words = {
  title: 'Publish your lending criteria',
  lead: 'Describe your loan programs once, as one JSON document. Every installation can read it.',
  format: {
    title: 'The format',
    text: 'A document names its publisher and up to 5,000 programs. Each program has its amounts, rates, terms and criteria, and the day on which you last confirmed it. Leave out what you do not require. Unknown keys are refused, so a typing error never goes unnoticed.',
    schema: 'JSON Schema, version 1',
    families:
      'A program that follows SBA rules names its family, such as sba-7a. The dated rules of the family then apply too.',
  },
  example: {
    title: 'A small example',
    copy: 'Copy the example',
    copied: 'Copied',
    copiedText: 'Paste it into a file and change it.',
    notCopied: 'We couldn’t copy the text. Select it and copy it by hand.',
  },
  check: {
    title: 'Check your document',
    text: 'Paste it here. We store nothing.',
    field: 'Your document',
    action: 'Check',
    notJson: 'This is not JSON. Look for a missing comma, quote or bracket.',
    failed: 'We couldn’t check the document. Try again.',
    valid: 'The document is valid: {programs|program|programs}.',
    invalid: 'The document has {count|error|errors}.',
    manyErrors: 'The document has 100 errors or more. These are the first 100.',
    finding: '{path}: {message}',
    document: 'the document',
    warnings: 'Please check',
  },
  sign: {
    title: 'How to sign it',
    text: 'A signature is optional. Sign the bytes of the file with an Ed25519 key and send the signature in base64 as the header groundwork-signature. Give the public key, 32 bytes in base64, to the administrator.',
    command: 'openssl pkeyutl -sign -inkey key.pem -rawin -in criteria.json | base64 -w0',
  },
  updates: {
    title: 'How updates are read',
    text: 'Publish the file at an https address that does not redirect. An installation reads it once a day, and sends the ETag of the last file. A changed file replaces all your programs: those that it no longer names become inactive.',
    held: 'A file that leaves fewer than half of your programs waits until an administrator has asked you.',
    confirm:
      'Confirm each program twice a year with verifiedOn. After 180 days it is shown as old, after 365 days it becomes inactive.',
  },
} as const;
