import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useState } from 'react';
import { followDevicePreferences } from '#ui/device-preferences.ts';
import { followColourScheme } from './colour-scheme.ts';
import { appSystem } from './system.ts';

/** The look of everything inside it. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  // Made here and not with the module: one long task of the start becomes two.
  const [system] = useState(appSystem);
  useEffect(() => followColourScheme(), []);
  useEffect(() => followDevicePreferences(), []);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
