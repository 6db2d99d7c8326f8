import { chakra } from './chakra.tsx';
import type { ComponentProps, ReactNode } from 'react';

const RoundButton = chakra(
  'button',
  {
    base: {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: '0',
      boxSize: 'target',
      borderRadius: 'full',
      color: 'ink.default',
      transitionProperty: 'background-color, color',
      transitionDuration: 'quick',
      '& svg': { boxSize: '5' },
      _disabled: { opacity: '0.5' },
    },
    variants: {
      tone: {
        ghost: { _hover: { bg: 'paper.sunken' } },
        card: {
          bg: 'paper.card',
          borderWidth: '1px',
          borderColor: 'line.quiet',
          _hover: { borderColor: 'line.strong' },
        },
        danger: { color: 'danger.text', _hover: { bg: 'danger.soft' } },
        /** On a picture: the disc is smaller than what the finger hits, so that several do not crowd it. */
        overlay: {
          position: 'relative',
          _before: {
            content: '""',
            position: 'absolute',
            inset: '1',
            borderRadius: 'full',
            bg: 'paper.card',
            shadow: 'lifted',
            transitionProperty: 'background-color',
            transitionDuration: 'quick',
          },
          '& svg': { position: 'relative', boxSize: '1.125rem' },
          '&:hover:not([aria-pressed=true])': { color: 'paprika.text' },
          '&[aria-pressed=true]': {
            color: 'paprika.on',
            _before: { bg: 'paprika.solid' },
          },
        },
      },
    },
    defaultVariants: { tone: 'ghost' },
  },
  { defaultProps: { type: 'button' } },
);

interface IconButtonProps extends Omit<ComponentProps<typeof RoundButton>, 'children'> {
  /** What it does; also the tooltip. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A 44 px round button with an icon; tone ghost | card | danger | overlay (on a picture). */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <RoundButton aria-label={label} title={label} {...rest}>
      {children}
    </RoundButton>
  );
}
