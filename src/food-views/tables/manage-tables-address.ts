/** Where people and tables are managed. */
export const manageTablesAddress = '/taste-profile?tab=table';
