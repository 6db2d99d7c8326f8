/** Tells the place where one is from its neighbours without colour. */
export const underlined = {
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.3em',
} as const;
