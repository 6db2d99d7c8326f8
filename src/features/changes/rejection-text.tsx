import { chakra } from '#ui/elements/chakra.tsx';
import type { Rejection } from '#replica/database/outbox-entry.ts';
import { fieldName } from './field-name.ts';

/** Why the server refused, with the fields that it named. */
export function RejectionText({ rejection }: { readonly rejection: Rejection }) {
  const fields = Object.entries(rejection.fields);
  return (
    <chakra.div mt="2" textStyle="small" overflowWrap="anywhere">
      <p>{rejection.message}</p>
      {fields.length > 0 ? (
        <chakra.ul mt="1" color="danger.text">
          {fields.map(([field, problem]) => (
            <li key={field}>
              {fieldName(field)}: {problem}
            </li>
          ))}
        </chakra.ul>
      ) : null}
    </chakra.div>
  );
}
