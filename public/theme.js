// Sets the colour scheme before the first paint; src/ui/theme/colour-scheme.ts takes over from here.
{
  let choice = null;
  try {
    choice = localStorage.getItem('foretaste.theme');
  } catch {
    // A device without storage follows its own setting.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(dark ? 'dark' : 'light');
}
