/** Who runs the server, and what of its settings the privacy notice tells. What the operator has not stated is ''. */
export interface Operator {
  readonly name: string;
  /** Of several lines. */
  readonly address: string;
  readonly email: string;
  /** In years. */
  readonly minimumAge: number;
  /** Days that verification documents are kept after the decision. */
  readonly documentDays: number;
  /** Days that the log of requests is kept. */
  readonly logDays: number;
  /** Whether that log holds network addresses. */
  readonly logsAddresses: boolean;
  /** Nights; 0: the server makes no backups itself. */
  readonly backupsKept: number;
  /** Whether questions to the assistant may go to an AI service. */
  readonly asksService: boolean;
  readonly sendsMail: boolean;
}

/** How old a member must be unless the operator says otherwise: the age of the General Data Protection Regulation, article 8. */
export const usualMinimumAge = 16;

/** null for what is no answer of a server. */
export function decodeOperator(value: unknown): Operator | null {
  if (typeof value !== 'object' || value === null) return null;
  const stated = value as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof stated[name] === 'string' ? stated[name] : '');
  const count = (name: string) => (typeof stated[name] === 'number' ? stated[name] : null);
  const [minimumAge, documentDays, logDays, backupsKept] = [
    count('minimumAge'),
    count('documentDays'),
    count('logDays'),
    count('backupsKept'),
  ];
  if (minimumAge === null || documentDays === null || logDays === null || backupsKept === null) return null;
  return {
    name: text('name'),
    address: text('address'),
    email: text('email'),
    minimumAge,
    documentDays,
    logDays,
    // What is not known is told as the worse.
    logsAddresses: stated['logsAddresses'] !== false,
    backupsKept,
    asksService: stated['asksService'] !== false,
    sendsMail: stated['sendsMail'] !== false,
  };
}
