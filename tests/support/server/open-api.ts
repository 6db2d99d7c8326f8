export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or null for an empty body. */
  readonly body: ApiBody;
}

/** A body as a test looks into it; a wrong guess fails the expectation that reads it. */
export interface ApiBody {
  readonly id: string;
  readonly data: Readonly<Record<string, { readonly code: string }>>;
  readonly items: readonly ApiBody[];
  readonly [field: string]: unknown;
}

interface ApiCall {
  readonly token?: string | undefined;
  /** FormData goes out as multipart, a string as it stands, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ApiMember {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly token: string;
}

export interface Api {
  call(method: string, path: string, options?: ApiCall): Promise<ApiAnswer>;
  /** Creates and signs in a member; `extra` joins the sign-up's body. */
  join(username: string, extra?: Record<string, unknown>): Promise<ApiMember>;
  /** The same, and a superuser makes the member an admin. */
  joinAsAdmin(username: string, extra?: Record<string, unknown>): Promise<ApiMember>;
  asSuperuser(): Promise<string>;
  /**
   * Creates a record, as a member or by a token, and gives its id.
   *
   * @throws Error when the server refuses
   */
  create(
    collection: string,
    by: ApiMember | string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<string>;
}

/** Where PocketBase has a collection's records, or one of them. */
export function recordsPath(collection: string, id?: string): string {
  return `/api/collections/${collection}/records${id === undefined ? '' : `/${id}`}`;
}

const password = 'a-test-password';

/**
 * Whether a request was written into a connection that the server had closed, as it does after a refusal whose body it left unread. Such a request has not
 * arrived whole, so it did nothing.
 */
function wasClosedBefore(error: unknown): boolean {
  const cause =
    error instanceof TypeError ? (error.cause as { readonly code?: string; readonly syscall?: string }) : {};
  return cause.code === 'ECONNRESET' && cause.syscall === 'write';
}

/** Plain HTTP against a running server, without any client library between the test and the wire. */
export function openApi(server: {
  readonly url: string;
  readonly superuser: { readonly email: string; readonly password: string };
}): Api {
  const call = async (method: string, path: string, options: ApiCall = {}): Promise<ApiAnswer> => {
    const headers = new Headers(options.headers);
    if (options.token !== undefined) headers.set('Authorization', options.token);
    const { body } = options;
    if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json');
    const sent =
      body === undefined || body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body);
    const ask = () => fetch(server.url + path, { method, headers, ...(sent === undefined ? {} : { body: sent }) });
    const answer = await ask().catch((error: unknown) => {
      if (!wasClosedBefore(error)) throw error;
      return ask();
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: readJson(text) };
  };
  const signIn = async (collection: string, identity: string, secret: string): Promise<string> => {
    const answer = await call('POST', `/api/collections/${collection}/auth-with-password`, {
      body: { identity, password: secret },
    });
    if (answer.status !== 200) throw new Error(`${identity} could not sign in: ${answer.status}`);
    return String(answer.body['token']);
  };
  const asSuperuser = () => signIn('_superusers', server.superuser.email, server.superuser.password);
  const join: Api['join'] = async (username, extra = {}) => {
    const email = `${username.toLowerCase()}@foretaste.test`;
    const answer = await call('POST', recordsPath('users'), {
      body: {
        email,
        password,
        passwordConfirm: password,
        username,
        full_name: `${username} Example`,
        consent: true,
        ...extra,
      },
    });
    if (answer.status !== 200) throw new Error(`${username} could not join: ${JSON.stringify(answer.body)}`);
    return { id: answer.body.id, email, username, token: await signIn('users', email, password) };
  };
  const create: Api['create'] = async (collection, by, body, headers) => {
    const answer = await call('POST', recordsPath(collection), {
      token: typeof by === 'string' ? by : by.token,
      body,
      ...(headers === undefined ? {} : { headers }),
    });
    if (answer.status !== 200)
      throw new Error(`nothing was created in ${collection}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.id;
  };
  let superuser: Promise<string> | undefined;
  const joinAsAdmin: Api['joinAsAdmin'] = async (username, extra) => {
    const member = await join(username, extra);
    superuser ??= asSuperuser();
    await create('user_roles', await superuser, { user: member.id, role: 'admin' });
    return member;
  };
  return { call, join, joinAsAdmin, create, asSuperuser };
}

function readJson(text: string): ApiBody {
  try {
    return JSON.parse(text === '' ? 'null' : text) as ApiBody;
  } catch {
    return { text } as unknown as ApiBody;
  }
}
