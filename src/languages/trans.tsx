import { type TransProps, TransNoContext } from '@lingui/react/server';
import { i18n } from './i18n.ts';

const lingui = { i18n };

/**
 * What the macro `Trans` becomes: a message with elements in it. The language stands until the next load, so there is no context to follow.
 *
 * Lingui looks for its elements' marks (`<0>…</0>`) in the finished text, members' words and all: words that could be taken for a mark go in as
 * elements themselves, so that they are shown as they were written.
 */
export function Trans({ values = {}, ...message }: TransProps) {
  const safe = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
    ]),
  );
  return <TransNoContext {...message} values={safe} lingui={lingui} />;
}
