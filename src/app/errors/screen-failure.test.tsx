import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { appSystem } from '#ui/theme/system.ts';
import { ThemeProvider } from '#ui/theme/theme-provider.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PartMissingFallback, ScreenNotHereFallback } from './error-fallback.tsx';
import { PartMissing, ScreenNotHere, screenFailure } from './screen-failure.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');

it('a screen that cannot be fetched while no server answers is not on the device yet, which is no error', async () => {
  const failure = await screenFailure(gone, async () => false);
  expect(failure).toBeInstanceOf(ScreenNotHere);
  expect(ErrorBoundary.getDerivedStateFromError(failure)).toMatchObject({ failure: 'missing' });
});

it('one that cannot be had from a server that answers is a part that is missing, with its cause for the team', async () => {
  const failure = await screenFailure(gone, async () => true);
  expect(failure).toBeInstanceOf(PartMissing);
  expect(failure).toMatchObject({ message: gone.message, cause: gone });
  expect(ErrorBoundary.getDerivedStateFromError(failure)).toMatchObject({ failure: 'part' });
});

it('what breaks while it is drawn is an error (spec 2 §2.17)', () => {
  expect(ErrorBoundary.getDerivedStateFromError(gone)).toMatchObject({ failure: 'error' });
});

it('offers the app anew where a part is missing', () => {
  const html = renderToStaticMarkup(
    <ThemeProvider system={appSystem()}>
      <PartMissingFallback onTryAgain={() => undefined} />
    </ThemeProvider>,
  );
  for (const words of [
    'A part of the app is missing',
    'what you wrote stays on this device',
    'Get the app anew',
    'Try Again',
  ])
    expect(html).toContain(words);
});

it('says that it needs a connection once, and has a way to try again', () => {
  const html = renderToStaticMarkup(
    <ThemeProvider system={appSystem()}>
      <ScreenNotHereFallback onTryAgain={() => undefined} />
    </ThemeProvider>,
  );
  for (const words of ['This is not on the device yet', 'It needs a connection once.', 'Try Again'])
    expect(html).toContain(words);
  expect(html).not.toContain('Something went wrong');
});
