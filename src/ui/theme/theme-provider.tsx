import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect } from 'react';
import { followDevicePreferences } from '#ui/device/device-preferences.ts';
import { followColourScheme } from './colour-scheme.ts';
import type { appSystem } from './system.ts';

interface ThemeProviderProps {
  readonly system: ReturnType<typeof appSystem>;
  readonly children: ReactNode;
}

/** The look of everything inside it. */
export function ThemeProvider({ system, children }: ThemeProviderProps) {
  useEffect(() => followColourScheme(), []);
  useEffect(() => followDevicePreferences(), []);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
