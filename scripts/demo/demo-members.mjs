/**
 * Who is in a demo. All of them are made up; addresses end in `.example`, which nobody can own, so that no mail reaches anybody.
 *
 * @typedef {{ name: string, username: string, email: string, place: string, likes: string[], bio: string, role: 'home_chef' | 'professional_chef' | 'restaurant_owner' | null, business: string }} DemoMember
 */

/** Of every member: a demo has nothing to protect. */
export const demoPassword = 'taste-the-demo';

/** Name, place, two cuisines. */
const people = `Mina Haddad|Lyon|Lebanese|French
Jonas Albrecht|Leipzig|German|Japanese
Aiko Tanabe|Osaka|Japanese|Korean
Tomás Ferreira|Porto|Portuguese|Brazilian
Nneka Obi|Lagos|Nigerian|Indian
Lucía Marín|Sevilla|Spanish|Mexican
Kavya Raman|Chennai|Indian|Thai
Somchai Boonmee|Chiang Mai|Thai|Vietnamese
Greta Lindqvist|Uppsala|Swedish|Italian
Omar Benali|Fès|Moroccan|Turkish
Elif Aydın|İzmir|Turkish|Greek
Giulia Conti|Bologna|Italian|French
Minh Trần|Huế|Vietnamese|Chinese
Yara Costa|Salvador|Brazilian|Nigerian
Diego Quispe|Arequipa|Peruvian|Mexican
Hana Kim|Busan|Korean|Japanese
Petros Vlahos|Chania|Greek|Lebanese
Marisol Reyes|Cebu|Filipino|Spanish
Nino Beridze|Tbilisi|Georgian|Persian
Farid Rahimi|Shiraz|Persian|Indian
Wei Zhang|Chengdu|Chinese|Korean
Selam Tesfaye|Addis Ababa|Ethiopian|Indian
Camille Roux|Nantes|French|Moroccan
Oksana Hrytsenko|Lviv|Polish|Georgian
Dewi Lestari|Yogyakarta|Indonesian|Thai
Isaac Campbell|Kingston|Jamaican|American
Rosa Jiménez|Oaxaca|Mexican|Peruvian
Callum Reid|Glasgow|British|Swedish
Anneke de Boer|Utrecht|Indonesian|German
Layla Mansour|Amman|Lebanese|Turkish
Bruno Keller|Basel|German|Italian
Ines Carvalho|Braga|Portuguese|Spanish
Takumi Mori|Sapporo|Japanese|Swedish
Amara Diallo|Dakar|Senegalese|French
Pavel Novotný|Brno|German|Polish
Zainab Yusuf|Mombasa|Indian|Ethiopian
Hugo Lefèvre|Lille|French|British
Soo-jin Park|Seoul|Korean|Chinese
Mateo Vidal|Valencia|Spanish|Italian
Freya Olsen|Bergen|Swedish|British
Ravi Menon|Kochi|Indian|Indonesian
Lena Brandt|Hamburg|German|Vietnamese
Carlos Medina|Bogotá|Jamaican|Mexican
Tala Santos|Manila|Filipino|Chinese
Georgia Pappas|Patras|Greek|Italian
Emre Demir|Gaziantep|Turkish|Persian
Chiara Russo|Palermo|Italian|Moroccan
Ada Nwosu|Enugu|Nigerian|Jamaican
Linh Phạm|Hanoi|Vietnamese|Japanese
Jack Turner|Portland|American|Mexican
Marta Kowalska|Gdańsk|Polish|Swedish
Salma Idrissi|Rabat|Moroccan|Lebanese
Arjun Das|Kolkata|Indian|Chinese
Beatriz Lopes|Recife|Brazilian|Portuguese
Kenji Watanabe|Nagoya|Japanese|French
Noa Levi|Haifa|Lebanese|Greek
Ethan Brooks|New Orleans|American|Jamaican
Ana Kapanadze|Batumi|Georgian|Turkish
Sofía Paredes|Lima|Peruvian|Japanese
Vera Simon|Vienna|German|Georgian`;

/** Places of the list above, and what they do: the others eat. @type {Readonly<Record<number, [DemoMember['role'], string]>>} */
const roles = {
  3: ['home_chef', ''],
  6: ['professional_chef', 'Kavya at the Corner'],
  11: ['professional_chef', 'Sfoglia Conti'],
  14: ['restaurant_owner', 'Picantería Quispe'],
  18: ['home_chef', ''],
  20: ['professional_chef', 'Red Lantern Kitchen'],
  26: ['home_chef', ''],
  30: ['restaurant_owner', 'Zum Keller'],
  33: ['professional_chef', 'Table de Dakar'],
  37: ['home_chef', ''],
  45: ['professional_chef', 'Demir Baklava'],
  54: ['restaurant_owner', 'Watanabe Counter'],
};

/** The place of the admin in the list: nobody who cooks. */
export const adminAt = 59;
/** Whose sign-ins are printed besides. */
export const memberAt = 0;
export const chefAt = 6;

const bios = [
  'I travel for lunch.',
  'Learning one kitchen a year. This year: # food.',
  'Will try anything twice.',
  'Grew up with # food at the table, now looking further.',
  'Sour first, everything else after.',
  'Weekday soups, weekend projects.',
  'Here for the crunch.',
  'Cooking # food for people who say they do not like it.',
  '',
];

/** @returns {DemoMember[]} the same at each call */
export function demoMembers() {
  return people.split('\n').map((line, at) => {
    const [name = '', place = '', ...likes] = line.split('|');
    const username = plainLetters(name);
    const [role, business] = roles[at] ?? [null, ''];
    const bio = (bios[at % bios.length] ?? '').replace('#', likes[0] ?? '');
    return { name, username, email: `${username}@foretaste.example`, place, likes, bio, role, business };
  });
}

/** @param {string} name @returns {string} as a username may be written */
function plainLetters(name) {
  return name
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .trim()
    .replaceAll(' ', '.');
}
