/** Characters (code points) of a name or a word, words of a list, people and tables of a member. Forms and server count by the same. */
export const tableLimits = { name: 60, word: 60, words: 40, people: 40, tables: 20 } as const;
