import { defineTokens } from '@chakra-ui/react/styled-system';

/** Four pixels are the unit of every distance: step n is n quarters of a rem. */
const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32];
const grid = Object.fromEntries([
  ['0', { value: '0' }],
  ...steps.map((step) => [String(step), { value: `${step / 4}rem` }]),
]);

export const themeTokens = defineTokens({
  spacing: grid,
  sizes: {
    ...grid,
    full: { value: '100%' },
    /** The smallest thing that a finger may be asked to hit. A finger does not grow with the letters: at 200 % three of them fit beside each other. */
    target: { value: '44px' },
    reading: { value: '42rem' },
    form: { value: '46rem' },
    page: { value: '74rem' },
  },
  radii: {
    sm: { value: '0.5rem' },
    md: { value: '0.75rem' },
    lg: { value: '1rem' },
    xl: { value: '1.25rem' },
    full: { value: '999px' },
  },
  fonts: {
    display: { value: '"Fraunces Variable", "Fraunces Fallback", "Fraunces Fallback Narrow", Georgia, serif' },
    // No more names: for a letter that the first lacks a browser looks each of them up, at every size and weight.
    text: { value: 'system-ui, sans-serif' },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: '1.875rem' },
    '4xl': { value: '2.375rem' },
    '5xl': { value: '3rem' },
    '6xl': { value: '3.75rem' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  lineHeights: {
    tight: { value: '1.1' },
    snug: { value: '1.3' },
    text: { value: '1.55' },
  },
  shadows: {
    lifted: { value: '0 1px 2px rgb(66 38 20 / 0.06), 0 8px 24px -12px rgb(66 38 20 / 0.22)' },
    floating: { value: '0 2px 6px rgb(40 20 8 / 0.10), 0 18px 48px -16px rgb(40 20 8 / 0.38)' },
  },
  zIndex: {
    bar: { value: 20 },
    overlay: { value: 40 },
    toast: { value: 60 },
  },
  durations: {
    quick: { value: '140ms' },
    calm: { value: '260ms' },
  },
  animations: {
    spin: { value: 'spin 0.8s linear infinite' },
    shimmer: { value: 'shimmer 1.6s linear 1s infinite' },
    rise: { value: 'rise 260ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
    unfold: { value: 'unfold 240ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
  },
});
