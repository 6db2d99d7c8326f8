/** What a professional hands in to be verified, as the form of its record. */
export function documentForm(request: string, bytes: Uint8Array<ArrayBuffer>, name = 'id.png'): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries({
    verification_request: request,
    document_type: 'photo_id',
    document_name: name,
  }))
    form.set(key, value);
  form.set('document', new Blob([bytes]), name);
  return form;
}
