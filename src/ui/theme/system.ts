import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { globalStyles } from './global-styles.ts';
import { palette } from './palette.ts';
import { themeTokens } from './theme-tokens.ts';

interface SemanticColours {
  [name: string]: SemanticColours | { value: { base: string; _dark: string } };
}

/** 'paper.card' → { paper: { card: { value: { base, _dark } } } }, as Chakra wants it. */
function semanticColours(): SemanticColours {
  const root: SemanticColours = {};
  for (const [name, [light, dark]] of Object.entries(palette)) {
    const path = name.split('.');
    const leaf = path.pop() ?? name;
    let branch = root;
    for (const part of path) branch = (branch[part] ??= {}) as SemanticColours;
    branch[leaf] = { value: { base: light, _dark: dark } };
  }
  return root;
}

const theme = defineConfig({
  preflight: true,
  cssVarsPrefix: 'ft',
  globalCss: globalStyles,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens: themeTokens,
    semanticTokens: { colors: semanticColours() },
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      shimmer: { to: { transform: 'translateX(100%)' } },
      rise: { from: { opacity: '0', transform: 'translateY(8px)' }, to: { opacity: '1', transform: 'none' } },
      unfold: { from: { transform: 'scale(0.4)' } },
    },
    textStyles: {
      label: { value: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'snug' } },
      small: { value: { fontSize: 'sm', lineHeight: '1.45' } },
      lead: { value: { fontSize: { base: 'lg', md: 'xl' }, lineHeight: '1.5', color: 'ink.muted' } },
      figures: { value: { fontVariantNumeric: 'tabular-nums' } },
    },
  },
});

/** The styling system of the whole app: the base utilities and hand-picked tokens, none of Chakra's own recipes. To make it takes a while. */
export const appSystem = () => createSystem(defaultBaseConfig, theme);
