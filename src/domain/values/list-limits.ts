/** Of a list: characters (code points) of its texts, lists of a member, foods on one. Forms and server count by the same. */
export const listLimits = { name: 80, text: 500, lists: 200, items: 500 } as const;

/** Lists of others that a member can keep. */
export const mostKeptLists = 100;

/** Members of a list beside its owner, and lists of others that one makes with them. */
export const makerLimits = { members: 20, lists: 100 } as const;
