// Loaded by theme.js where the app's first part did not come: its outline would stand for ever. src/app/update/get-app-anew.ts is for parts that come later.
{
  const anew = async () => {
    for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? [])
      await registration.unregister();
    for (const name of await caches.keys()) if (name.includes('precache')) await caches.delete(name);
  };
  const root = document.querySelector('#root');
  if (root.childElementCount === 0) {
    const isGerman = document.documentElement.lang === 'de';
    const words = document.createElement('h1');
    words.textContent = isGerman ? 'Foretaste konnte nicht geladen werden' : 'Foretaste could not be loaded';
    const button = document.createElement('button');
    button.textContent = isGerman ? 'Neu laden' : 'Reload';
    button.addEventListener('click', () => {
      const ready = navigator.onLine ? anew() : Promise.resolve();
      void ready.catch(() => undefined).finally(() => location.reload());
    });
    root.setAttribute('role', 'alert');
    root.style.cssText = 'padding: 6rem 1.5rem; text-align: center; font-family: sans-serif';
    button.style.cssText = 'min-height: 44px; padding: 0 1.5rem; font: inherit';
    document.querySelector('#frame')?.remove();
    root.append(words, button);
  }
}
