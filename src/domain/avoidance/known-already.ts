/*
 * What is named because it is known already, and not because anybody has to do without it: 'what is there in Vienna besides schnitzel'. Over folded words
 * joined by spaces.
 */

/** Leads to what is left out of what is asked for, as a part of a regular expression. */
export const apartFromWords = '(?:besides|apart from|aside from|other than|except(?: for)?|ausser|abgesehen von)';

/**
 * Asks which others there are. Who tells what somebody can or may eat, or that all is eaten but one thing, has to do without that: 'what can I eat apart
 * from bread', 'I eat everything besides fish'.
 */
const asksForOthers =
  /^(?:(?:und|and|so|also|ok|okay|but|aber) )*(?:what|which|where|is there|are there|any|some|something|anything|more|got|was|welche[rsnm]?|wo|gibt|gibts|habt|hast|etwas|mehr|noch|typisch\w*|typical)\b(?!.*\b(?:can|could|may|must|allowed|kann|kannst|konnen|koennen|darf|durfen|duerfen|vertrag\w*|everything|all|alles|nothing|nichts|eat|eats|isst|esse)\b)/;

const named = '(?:(?:just|only|always|the|an?|de[nmr]|die|das|ein|eine[mn]?|immer|nur) )*';
const behind =
  '(?: (?!(?:gibt|gibts|noch|in|im|from|is|are|sonst|aus|auf|that|to|for|at|on|what|which|probieren|essen)\\b)[^ ,.@]+)?';
const knownAlready = new RegExp(` (?:, )?${apartFromWords} ${named}[^ ,.@]+${behind}`, 'g');

/** Without what is known already. */
export function withoutKnown(text: string): string {
  return asksForOthers.test(text) ? text.replace(knownAlready, '') : text;
}

const leadsToKnown = new RegExp(` ${apartFromWords} ${named}(?:[^ ]+ (?:and|or|und|oder) )?$`);

/** Whether a thing is named because it is known already. @param before the words before it @param all the whole sentence */
export function isKnownAlready(before: string, all: string): boolean {
  return asksForOthers.test(all) && leadsToKnown.test(before);
}
