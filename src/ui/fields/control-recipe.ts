import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The look shared by text inputs, text areas and selects. 16 px text, so that phones do not zoom in. */
export const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    minW: '0',
    minH: '12',
    px: '4',
    py: '2.5',
    bg: 'paper.card',
    color: 'ink.default',
    fontSize: 'md',
    lineHeight: '1.4',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    transitionProperty: 'border-color',
    transitionDuration: 'quick',
    _hover: { borderColor: 'ink.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
    _invalid: { borderColor: 'danger.solid', bg: 'danger.soft' },
    _disabled: { bg: 'paper.sunken', color: 'ink.muted' },
    _placeholder: { color: 'ink.muted', opacity: '1' },
  },
});
