import { type TextColumn, textAt } from './text-column.ts';

const EMPTY = -1;

/** Where each id stands, by open addressing: a slot holds a row, or -1. Half of the slots at least are empty. */
export type IdTable = Int32Array;

export function buildIdTable(ids: TextColumn): IdTable {
  const rows = ids.codes.length;
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(2, rows * 2)))).fill(EMPTY);
  for (let row = 0; row < rows; row += 1) {
    let slot = hashOf(textAt(ids, row)) & (slots.length - 1);
    while (slots[slot] !== EMPTY) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = row;
  }
  return slots;
}

/** The row of an id, or null. */
export function rowOfId(slots: IdTable, ids: TextColumn, id: string): number | null {
  let slot = hashOf(id) & (slots.length - 1);
  for (let row = slots[slot] ?? EMPTY; row !== EMPTY; row = slots[slot] ?? EMPTY) {
    if (textAt(ids, row) === id) return row;
    slot = (slot + 1) & (slots.length - 1);
  }
  return null;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
