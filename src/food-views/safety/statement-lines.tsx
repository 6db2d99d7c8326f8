import { chakra } from '#ui/elements/chakra.tsx';
import type { ComponentType } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';

export interface Statement {
  /** Where two may have the same words: what tells them apart. */
  readonly key?: string;
  readonly icon: ComponentType<{ size?: number }>;
  /** Of the icon. */
  readonly colour: string;
  readonly words: string;
}

/** What is said of a food's safety, a line each, with an icon that says how grave it is. */
export function StatementLines({ statements }: { readonly statements: readonly Statement[] }) {
  return (
    <Stack gap="1">
      {statements.map(({ words, key = words, icon: Icon, colour }) => (
        <Row key={key} gap="2" flexWrap="nowrap" alignItems="flex-start" fontSize="sm">
          <chakra.span aria-hidden color={colour} mt="0.5">
            <Icon size={18} />
          </chakra.span>
          <chakra.span overflowWrap="anywhere" fontWeight="medium">
            {words}
          </chakra.span>
        </Row>
      ))}
    </Stack>
  );
}
