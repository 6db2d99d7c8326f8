interface ImportMetaEnv {
  /** What reads photographed menus, as the build has it (scripts/building/menu-reader-plugin.mjs). */
  readonly VITE_MENU_READER: {
    /** Without a slash at its end. */
    readonly folder: string;
    readonly files: readonly { readonly name: string; readonly bytes: number }[];
  };
}
