/** How a thing is wanted in words that deny, and what that is in plain ones. Closed forms alone: any other denial denies (R29). */
const idioms: readonly (readonly [idiom: RegExp, plain: string])[] = [
  [
    /\b(?:can(?:no|['’])?t|can not|could(?:n['’]t| not| never)|can never) get enough (?:of )?(?!(?:air|oxygen|sleep|breath|iron|protein|calories|nutrients|vitamins?)\b)/giu,
    'love ',
  ],
  [/\b(?:can(?:no|['’])?t|can not|could(?:n['’]t| not| never)) (?:live|be happy) without /giu, 'love '],
  [/\bnothing (?:beats|tops|is better than|compares to|comes close to) /giu, 'i love '],
  [/\b(?:(?:i|we)(?:['’]d| would)? )?(?:would )?never (?:say no to|turn down) /giu, 'i love '],
  [/\b(?:do not|don['’]?t) (?:hold back|be shy|skimp|be stingy|hesitate) (?:on|with) (?:the )?/giu, 'lots of '],
  [/(?<!\p{L})ohne (\p{L}+) (?:geht|läuft) (?:bei (?:mir|uns) )?(?:gar )?nichts(?!\p{L})/giu, 'ich liebe $1'],
  // 'No idea' denies nothing that is named behind it.
  [
    /(?<!\p{L})(?:hab(?:e)? )?(?:keine?n?|null) (?:ahnung|idee|plan|schimmer|bock auf (?:kochen|abwasch))(?!\p{L}) *,? */giu,
    '',
  ],
  [/(?<!\p{L})(?:es )?(?:geht nichts|nichts geht) über /giu, 'ich liebe '],
  [/(?<!\p{L})von (\p{L}+) (?:kann|können) (?:ich|wir) nicht genug (?:kriegen|bekommen)(?!\p{L})/giu, 'ich liebe $1'],
];

/** 'I can't get enough of eggs' as 'I love eggs'. @param text as it was typed */
export function withoutWantingDenials(text: string): string {
  return idioms.reduce((plain, [idiom, words]) => plain.replace(idiom, words), text);
}
