import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect } from 'react';
import { followDevicePreferences } from '#ui/device-preferences.ts';
import { followColourScheme } from './colour-scheme.ts';
import './base.css';
import { system } from './system.ts';

/** The look of everything inside it. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  useEffect(() => followColourScheme(), []);
  useEffect(() => followDevicePreferences(), []);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
