import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { useOperator } from './use-operator.ts';

/** Name, address and e-mail of who runs the server; what the operator has not stated is said to be missing. */
export function OperatorFacts() {
  const operator = useOperator();
  if (operator === undefined) return <Skeleton height="32" borderRadius="xl" />;
  if (operator === null)
    return (
      <Notice
        title={t`Who runs this server is told by the server itself`}
      >{t`It does not answer now. With a connection, name and address stand here.`}</Notice>
    );
  const { name, address, email } = operator;
  return (
    <Card>
      <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', sm: 'max-content 1fr' }} columnGap="6" rowGap="3">
        <Fact label={t`Name`}>{name}</Fact>
        <Fact label={t`Address`}>{address}</Fact>
        <Fact label={t`E-mail`}>
          {email === '' ? (
            ''
          ) : (
            <TextLink href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</TextLink>
          )}
        </Fact>
      </chakra.dl>
    </Card>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <chakra.div display={{ base: 'block', sm: 'contents' }}>
      <chakra.dt color="ink.muted">{label}</chakra.dt>
      <chakra.dd m="0" whiteSpace="pre-line" overflowWrap="anywhere">
        {children === '' ? <em>{t`The operator has not stated this.`}</em> : children}
      </chakra.dd>
    </chakra.div>
  );
}
