/** `fetch`, told by `moved` whenever some of the body went out; one that cannot tell calls it never. */
export type Send = (url: string, init: RequestInit, moved: () => void) => Promise<Response>;

/** Bodies below this are sent by `fetch`: they are gone before anybody asks how far they are. Bytes. */
const LARGE = 32 * 1024;

/** As the browser sends. `fetch` does not tell how much of a body has gone out, so a large one goes by XMLHttpRequest [S20]. */
export const browserSend: Send = (url, init, moved) =>
  isLarge(init.body) && 'XMLHttpRequest' in globalThis ? sendTelling(url, init, moved) : fetch(url, init);

function isLarge(body: RequestInit['body']): boolean {
  if (body instanceof ArrayBuffer) return body.byteLength >= LARGE;
  return body instanceof FormData || (body instanceof Blob && body.size >= LARGE);
}

function sendTelling(
  url: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  moved: () => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = 'arraybuffer';
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    const fail = () => reject(new TypeError('The request could not be sent.'));
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, fail);
    request.upload.addEventListener('progress', moved);
    request.addEventListener('progress', moved);
    // It goes where it is sent on to, and asks nobody: what answers there is not who was asked [S19].
    const isAsked = () =>
      request.responseURL === '' || request.responseURL === new URL(url, globalThis.location?.href).href;
    request.addEventListener('load', () =>
      resolve(isAsked() ? answerOf(request) : new Response(null, { status: 502 })),
    );
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted === true) fail();
    else request.send(body as XMLHttpRequestBodyInit);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/\r?\n/)
    .filter((line) => line.includes(':'));
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  const hasBody = ![204, 205, 304].includes(request.status);
  return new Response(hasBody ? (request.response as ArrayBuffer) : null, { status: request.status, headers });
}
