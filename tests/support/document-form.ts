/** What a professional hands in to be verified, as the form of its record. */
export function documentForm(request: string, bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries({
    verification_request: request,
    document_type: 'photo_id',
    document_name: 'id.png',
  }))
    form.set(key, value);
  form.set('document', new Blob([bytes]), 'id.png');
  return form;
}
