import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The look shared by what is pressed (`Button`) and what is followed (`LinkButton`). */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    maxW: 'full',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: 'quick',
    _active: { transform: 'scale(0.98)' },
    _disabled: { opacity: '0.55', transform: 'none', '&[aria-busy=true]': { opacity: '0.85' } },
    '& svg': { width: '1.25em', height: '1.25em', flexShrink: '0' },
  },
  variants: {
    tone: {
      solid: { bg: 'paprika.solid', color: 'paprika.on', _hover: { bg: 'paprika.hover' } },
      soft: { bg: 'paprika.soft', color: 'paprika.text', _hover: { borderColor: 'paprika.text' } },
      outline: { borderColor: 'line.strong', color: 'ink.default', _hover: { bg: 'paper.sunken' } },
      ghost: { color: 'ink.default', _hover: { bg: 'paper.sunken' } },
      danger: { bg: 'danger.solid', color: 'danger.on', _hover: { bg: 'danger.hover' } },
    },
    size: {
      sm: { minH: '9', px: '3.5', py: '1.5', fontSize: 'sm' },
      md: { minH: 'target', px: '5', py: '2', fontSize: 'md' },
      lg: { minH: '14', px: '7', py: '3', fontSize: 'lg' },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { tone: 'solid', size: 'md' },
});
