import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { usePageTitle } from './use-page-title.ts';

interface PageProps {
  /** The h1. Leave it out where the screen draws its own (then give `documentTitle`). */
  readonly heading?: ReactNode;
  readonly lead?: ReactNode;
  /** A `BackLink` above the heading. */
  readonly back?: ReactNode;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  /** '{heading} · Foretaste' when absent and the heading is text. */
  readonly documentTitle?: string;
  readonly description?: string | undefined;
  /** page: 74 rem; form: 46 rem. */
  readonly width?: 'page' | 'form';
  readonly children: ReactNode;
}

/** The frame of a screen: its width, margins, h1 and document title. */
export function Page({
  heading,
  lead,
  back,
  actions,
  documentTitle,
  description,
  width = 'page',
  children,
}: PageProps) {
  usePageTitle({
    title: documentTitle ?? (typeof heading === 'string' ? t`${heading} · Foretaste` : t`Foretaste`),
    description,
  });
  return (
    <chakra.div
      width="full"
      maxW={width}
      mx="auto"
      px={{ base: '4', md: '6' }}
      pt={{ base: '6', md: '10' }}
      pb={{ base: '10', md: '16' }}
    >
      {back ? (
        <chakra.div mt={{ base: '-4', md: '-6' }} mb="1">
          {back}
        </chakra.div>
      ) : null}
      {heading ? (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="flex-end"
          justifyContent="space-between"
          gap="4"
          mb={{ base: '6', md: '8' }}
        >
          <chakra.div display="flex" flexDirection="column" gap="2" minW="0" maxW="reading">
            <Heading as="h1" size="page">
              {heading}
            </Heading>
            {lead ? (
              <chakra.p textStyle="lead" textWrap="pretty">
                {lead}
              </chakra.p>
            ) : null}
          </chakra.div>
          {actions}
        </chakra.div>
      ) : null}
      {children}
    </chakra.div>
  );
}
