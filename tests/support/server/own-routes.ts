import { readdirSync, readFileSync } from 'node:fs';

const hooks = new URL('../../../pb_hooks/', import.meta.url);

interface OwnRoute {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
}

/** Every route of the project's own, as its hooks register it: a new one is here by itself. */
export function ownRoutes(): readonly OwnRoute[] {
  const text = readdirSync(hooks)
    .filter((name) => name.endsWith('.pb.js'))
    .map((name) => readFileSync(new URL(name, hooks), 'utf8'))
    .join('\n');
  const routes = [...text.matchAll(/\brouterAdd\(\s*'([A-Z]+)',\s*'([^']+)'/g)].map(([, method = '', path = '']) => ({
    method,
    path,
  }));
  const all = text.match(/\brouterAdd\(/g)?.length ?? 0;
  if (routes.length !== all) throw new Error(`${all} routes are registered, and ${routes.length} are understood`);
  return routes;
}
