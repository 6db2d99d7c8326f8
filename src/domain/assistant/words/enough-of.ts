import { germanPattern, type Rewriting } from './german-pattern.ts';

/** What somebody has had enough of is not wanted for now: 'tired of pasta', 'I had sushi, want something else'. */
export const englishEnoughOf: readonly Rewriting[] = [
  [
    /\b(?:(?:i|we) (?:am|are) |am |are )?(?:(?:so|really|very|getting|a bit|totally) )*(?:tired|bored|sick|fed up|done) (?:of|with) (?:(?:eating|having|all|the|this|always|of) )*/g,
    'no ',
  ],
  [/\bno more (?!than\b|then\b)/g, 'no '],
  [/^(?:i am |we are )?(?:so|totally|completely) over (?=[a-z])/, 'something without '],
  [/^(?:i am |we are )?(?:stuck )?in an? (?:\w+ )?rut with /, 'something without '],
  [
    /^(?:i |we )?(?:always |only |just )?(?:eat|have|make|cook|get) (?:the same )?([a-z]+(?: [a-z]+)?) (?:every (?:single )?(?:day|week|night|time)|all the time|constantly|way too often)\b(?:.*?\b(?:something|anything) (?:else|new|different))?/,
    'something without $1',
  ],
  // 'Cannot look at pizza any more'.
  [
    /\b(?:i |we )?can ?(?:not|t) (?:look at|see|face|stand the sight of) (?:another |any more |any )?([a-z]+(?: [a-z]+)?) (?:any ?more|again|for now)\b/,
    'something without $1',
  ],
  [/^not ([a-z]+) again\b/g, 'no $1'],
  [
    /^(?:i |we )?(?:have |just |already |only |always )*(?:had|ate|eaten) (.+?)(?: (?:yesterday|today|already|again|twice|earlier|last (?:night|week|time)|all week|every day|this (?:week|morning)|for (?:lunch|dinner|breakfast)))*(?: (?:and|but|so|now|today|tonight))*(?:(?: (?:i|we)(?: would)?)?(?: (?:want|need|fancy|like))? (?:something|anything) (?:else|different|new|other)|(?: i)? (?:want|need|fancy) (?:a change|variety)|.* instead)\b.*$/g,
    'something without $1',
  ],
  [
    /^(?:i |we )?(?:have |just |already )*(?:had|ate|eaten) (.+?) (?:yesterday|last night|for (?:lunch|dinner|breakfast)|earlier|this (?:week|morning)|the other day)(?: (?:and|so|now))* (?:what(?: (?:is|to|now|next|else|today|tonight|should|could|can|shall|do|i|we|eat|have|cook|make|for|lunch|dinner|supper|about))+|(?:any )?ideas?(?: for (?:today|tonight|now|lunch|dinner))?|suggest\w*(?: \w+){0,2})$/g,
    'something without $1',
  ],
];

/** The same in German: 'ich habe genug von Nudeln', 'gestern gab es Pizza, heute etwas anderes'. */
export const germanEnoughOf: readonly Rewriting[] = [
  [
    /\b(?:ich |wir )?(?:habe|haben|hab) (?:(?:so|langsam|echt|wirklich) )*(?:genug|die nase voll|satt) von (?:(?:den|dem|der|all) )*/g,
    'ohne ',
  ],
  [/\bnicht schon wieder /g, 'ohne '],
  [
    /\b(?:ich |wir )?(?:kann |konnen |koennen )?(?:ich |wir )?keine?n? ([a-z]+(?: [a-z]+)?) mehr (?:sehen|riechen)\b/,
    'etwas ohne $1',
  ],
  [/\bkeine?n? ([a-z]+) mehr\b/g, 'ohne $1'],
  [/^(.+?) (?:hangt|haengt|hangen|haengen) mir zum hals (?:he)?raus\b/g, 'etwas ohne $1'],
  [
    germanPattern(
      '^(?:gestern |heute |neulich |mittags |letzte woche )*(?:(?:gab es|hatte ich|hatten wir|aß ich|ich hatte|wir hatten|ich habe|es gab|hatte) )(?:(?:gestern|heute|schon|gerade|mittags|erst) )*(.+?)(?: (?:gegessen|gehabt|gestern|heute|schon))*(?: (?:und|aber|jetzt|nun|heute|abends|lieber|ich will|ich möchte|ich hätte gern|möchte|will))* (?:etwas|was|mal was|mal etwas) (?:anderes|neues)\\b.*$',
    ),
    'etwas ohne $1',
  ],
  [
    germanPattern(
      '^(?:gestern |neulich |mittags |letzte woche )(?:(?:gab es|hatte ich|hatten wir|aß ich|habe ich|haben wir) )?(.+?)(?: (?:gegessen|gehabt))? (?:und )?was (?:(?:heute|jetzt|nun|dann|soll|kann|könnte|ich|wir|gibt|es|esse|koche|kochen|essen|zum|abend|mittag|abendessen|mittagessen|als|nächstes) ?)+$',
    ),
    'etwas ohne $1',
  ],
];
