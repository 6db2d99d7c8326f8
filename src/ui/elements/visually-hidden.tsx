import { chakra } from './chakra.tsx';

/** Text for screen readers alone. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } });
