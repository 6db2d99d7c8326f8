// Sets the colour scheme and the language before the first paint; src/ui/theme/colour-scheme.ts and src/languages/i18n.ts take over from here.
{
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      // A device without storage follows its own settings.
      return null;
    }
  };
  const choice = kept('foretaste.theme');
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(dark ? 'dark' : 'light');

  const [, chosen] = /"language":"([\w-]+)"/.exec(kept('foretaste.device') ?? '') ?? [];
  const offered = [new URLSearchParams(location.search).get('lang') ?? '', ...navigator.languages]
    .map((wish) => wish.toLowerCase().split('-')[0])
    .find((wish) => wish === 'en' || wish === 'de');
  document.documentElement.lang = chosen ?? offered ?? 'en';

  addEventListener(
    'error',
    ({ target }) => {
      if (target?.type === 'module') void import('/no-start.js');
    },
    true,
  );
}
