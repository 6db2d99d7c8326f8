/** How lists are joined word by word [S15], for PocketBase's hooks: as the device joins them. */
export { EDITS_KEY, editedList, joinedColumnsOf } from './list-edits.ts';
