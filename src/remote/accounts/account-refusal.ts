import { t } from '@lingui/core/macro';
import type { FieldProblems } from '#domain/accounts/accounts.ts';
import { serverSentence } from '#remote/server-sentence.ts';

interface AccountRefusal {
  /** The server's sentence. */
  readonly message: string;
  /** By the form's names of the fields. */
  readonly fields: FieldProblems;
  /** The fields whose value belongs to somebody already. */
  readonly taken: readonly string[];
}

/** The server's columns by the names that the forms use. */
const formFields: Readonly<Record<string, string>> = {
  full_name: 'fullName',
  business_name: 'businessName',
  years_experience: 'yearsExperience',
  business_address: 'address',
  website_url: 'website',
  social_media: 'description',
};

const TAKEN = 'validation_not_unique';

/** By field and the server's error code; other codes keep the server's sentence. */
const sentences: Readonly<Record<string, string>> = {
  [`email/${TAKEN}`]: t`There is already an account with this e-mail`,
  [`username/${TAKEN}`]: t`This username is already taken`,
  'email/validation_is_email': t`Please enter a valid e-mail address`,
};

/** What a refusal of the accounts' routes says (PocketBase: `{ message, data: { column: { code, message } } }`). */
export function accountRefusal(response: unknown): AccountRefusal {
  const { message, data } = columnsOf(response);
  const problems = Object.entries(columnsOf(data)).map(([column, problem]) => {
    const { code, message: sentence } = columnsOf(problem);
    const field = formFields[column] ?? column;
    return { field, code, message: sentences[`${field}/${textOf(code)}`] ?? serverSentence(textOf(sentence)) };
  });
  return {
    message: serverSentence(textOf(message)),
    fields: Object.fromEntries(problems.map((problem) => [problem.field, problem.message])),
    taken: problems.filter(({ code }) => code === TAKEN).map(({ field }) => field),
  };
}

function columnsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
