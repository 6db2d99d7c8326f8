/*
 * What joined words are made of: 'Erdnussallergie' ends with harm, 'Mandelhörnchen' with a dish, and 'Momente' with no duck.
 */

/** What is joined to a word that says it must not be in, or that it harms. */
export const denyingEnd = /(?:free|less|fre[iy](?:e[mnrs]?)?|lose?[mnrs]?)$/;
export const harmingEnd =
  /(?:allerg|unvertrae?g|intoleran|sensi|empfindlich|reaktion|schock|problem|beschwerd|schwierig|verbot|phobi|unwohl|abneig|aversion|karenz|verzicht|stoerung|storung|syndrom|erkrank|krank)\w*$/;
export const containingEnd = /(?:haltig\w*|spuren?|produkte?n?|anteile?n?|pulver|eiweiss|protein)$/;
/** Dishes that a German word joins to what they are made of. */
export const madeEnd =
  /(?:suppen?|gerichte?n?|speisen?|salate?n?|curry|currys|pfannen?|eintopf|eintoepfe|saucen?|sossen?|torten?|kuchen|brote?|broetchen|nudeln|auflauf|auflaeufe|platten?|spiesse?|cremes?|dips?|bowl|sandwich(?:es)?|rezepte?n?|kuche|kueche|knoedel|knodel|puddings?|filets?|steaks?|gulasch|ragouts?|frikassees?|braten|schnitzel|staebchen|stabchen|burger|lasagnen?|risottos?|quiches?|tartes?|strudel|baellchen|ballchen|puffer|brei|reis|omeletts?|toasts?|pizzen|pizzas?|gratins?|klosse|kloesse|aufstriche?|ecken?|kekse?n?|platzchen|plaetzchen|hornchen|hoernchen|eiscreme|mousse)$/;
/** A word for a taste, not for what tastes so: 'nussig'. */
export const tastes = /ig(?:e[mnrs]?)?$/;

/** Hold the name of an allergen and nothing of it: a pomegranate ('Granatapfel') is no shrimp ('Granat'), an oyster mushroom no oyster. */
export const namesakes =
  /(?:genuss|genuess|kokosnu|kokosrahm|kokossahne|kokoscreme|muskatnu|butternu|doughnut|donut|granatapf|granataepf|majoran|austernpilz|austernseitling|zimtschnecke|oberseite|leberkase|leberkaese|fleischkase|fleischkaese|feiern?$|harmlos|harmless|eiweissreich)/;

/** Words that begin or end with the name of a food by chance: neither duck nor sparkling wine is in 'Momente' and 'Sektion'. By the name. */
export const byChance: Readonly<Record<string, RegExp>> = {
  ente: /^enter(?!ec)|^enteig(?!elb)|(?<!^|back|bauern|barbarie|bio|brat|curry|fest|flug|grill|haus|honig|jung|knusper|land|mandel|martins|mast|nuss|ofen|orangen|peking|sesam|soja|stock|thai|weihnachts|wild)ente$/,
  enten: /(?<!^|bauern|flug|mast|peking|wild)enten$/,
  bier: /probier/,
  obers: /^obers(?:t(?!orte|rudel)|ch|ei(?!s))/,
  sekt: /^sekt(?:e(?!is|mpf)|or(?!ange)|ion)/,
  rahm: /^rahmen/,
  brot: /^broth(?:er|el)/,
};
