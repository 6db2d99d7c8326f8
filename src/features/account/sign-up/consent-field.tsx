import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { usualMinimumAge } from '#domain/accounts/operator.ts';
import { useOperator } from '#features/account/notices/use-operator.ts';
import { CheckField } from '#ui/fields/check-field.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';

interface ConsentFieldProps {
  readonly checked: boolean;
  readonly error: string | undefined;
  readonly onChecked: (checked: boolean) => void;
}

/** Age and terms, never ticked beforehand. The privacy notice is told, and asks for no consent. */
export function ConsentField(field: ConsentFieldProps) {
  const age = useOperator()?.minimumAge ?? usualMinimumAge;
  return (
    <CheckField
      {...field}
      name="consent"
      label={
        <Trans>
          I am at least {age} years old and accept the{' '}
          <TextLink asChild>
            <Link to="/terms">terms</Link>
          </TextLink>
          . What is kept about me stands in the{' '}
          <TextLink asChild>
            <Link to="/privacy">privacy notice</Link>
          </TextLink>
          .
        </Trans>
      }
    />
  );
}
