import { chakra } from '#ui/elements/chakra.tsx';
import type { ReactNode } from 'react';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AuthAside } from './auth-aside.tsx';

interface AuthFrameProps {
  readonly documentTitle: string;
  /** A `BackLink` above both columns, where every page has it. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the account: its form in a narrow column, and beside it, where there is room, what an account is for. */
export function AuthFrame({ documentTitle, back, children }: AuthFrameProps) {
  return (
    <Page documentTitle={documentTitle} back={back}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 30rem)' }}
        gap={{ lg: '12' }}
        alignItems="stretch"
      >
        <AuthAside />
        <Stack gap="5" maxW="30rem" width="full" mx="auto">
          {children}
        </Stack>
      </chakra.div>
    </Page>
  );
}
