/** What mails say in German. @type {import('./mail-words.js').MailWords} */
module.exports = {
  hello: (name) => (name === '' ? 'Hallo!' : `Hallo ${name}!`),
  feedback: 'Rückmeldung',
  guidelines: {
    subject: 'So wirst du bei Foretaste verifiziert',
    welcome: (business) =>
      `Willkommen bei Foretaste. ${business === '' ? 'Dein Betrieb' : business} hat jetzt ein Berufsprofil. Sobald es verifiziert ist, steht neben deinem Namen ein Abzeichen: in deinem Profil, bei deinen Gerichten und bei deinen Bewertungen.`,
    documents: {
      restaurant:
        'deinen Gewerbeschein und deinen Handelsregisterauszug, einen Nachweis über Lebensmittelhygiene, einen Versicherungsnachweis und einen Lichtbildausweis',
      culinary_professional:
        'dein Kochzeugnis oder Diplom, einen Nachweis über Lebensmittelhygiene, einen Lichtbildausweis und einen Nachweis deines Arbeitsplatzes',
    },
    apply: (documents) =>
      `Halte für den Antrag ${documents} bereit: höchstens fünf Dateien als PDF, JPG, PNG, DOC oder DOCX mit je bis zu 10 MB. Sie müssen lesbar und aktuell sein; was nicht auf Englisch ist, braucht eine beglaubigte Übersetzung. Nur du und die Administration können sie öffnen.`,
    review: 'Die Prüfung dauert 2 bis 3 Werktage.',
    action: 'Verifizierung beginnen',
  },
  approved: {
    subject: 'Du bist bei Foretaste verifiziert',
    sentence: (business) =>
      `Glückwunsch: Dein Antrag${business === '' ? '' : ` für ${business}`} ist angenommen. Dein Abzeichen ist ab jetzt zu sehen.`,
    action: 'Zu deinen Profileinstellungen',
  },
  rejected: {
    subject: 'Dein Verifizierungsantrag bei Foretaste',
    sentence: (business) =>
      `Deinen Antrag${business === '' ? '' : ` für ${business}`} konnten wir nicht annehmen. Bitte lies die Rückmeldung unten und stelle einen neuen Antrag, wenn du so weit bist.`,
    action: 'Neuen Verifizierungsantrag stellen',
  },
  account: {
    verification: {
      subject: 'Bestätige deine E-Mail-Adresse bei Foretaste',
      sentence: 'Danke, dass du bei Foretaste dabei bist. Bitte bestätige, dass diese Adresse dir gehört.',
      action: 'Adresse bestätigen',
    },
    passwordReset: {
      subject: 'Setze dein Passwort bei Foretaste zurück',
      sentence: 'Über den Link unten wählst du ein neues Passwort.',
      action: 'Neues Passwort wählen',
    },
    emailChange: {
      subject: 'Bestätige deine neue E-Mail-Adresse bei Foretaste',
      sentence: 'Über den Link unten bestätigst du deine neue Adresse.',
      action: 'Neue Adresse bestätigen',
    },
    unasked: 'Falls das nicht von dir kommt, kannst du diese Nachricht ignorieren.',
  },
  daily: {
    subject: (count) => `Dein Tag bei Foretaste: ${count === 1 ? 'eine Neuigkeit' : `${count} Neuigkeiten`}`,
    lead: 'Das gibt es Neues für dich.',
    someone: 'Ein Mitglied',
    people: (first, others, second) =>
      others === 0 ? first : `${first} und ${others === 1 ? second : `${others} andere`}`,
    told: {
      like: ({ who, what }) => `${who} gefällt ${what === '' ? 'ein Gericht von dir' : `dein Gericht „${what}“`}`,
      review: ({ who, isMany, what }) =>
        `${who} ${isMany ? 'haben' : 'hat'} ${what === '' ? 'ein Gericht von dir' : `dein Gericht „${what}“`} bewertet`,
      comment: ({ who, isMany, what }) =>
        `${who} ${isMany ? 'haben' : 'hat'} ${what === '' ? 'ein Gericht von dir' : `dein Gericht „${what}“`} kommentiert`,
      answer: ({ who, isMany, what }) =>
        `${who} ${isMany ? 'haben' : 'hat'} auf ${what === '' ? 'eine Bewertung von dir' : `deine Bewertung von ${what}`} geantwortet`,
      follow: ({ who, isMany }) => `${who} ${isMany ? 'folgen' : 'folgt'} dir jetzt`,
      list_invitation: ({ who, isMany, what }) =>
        `${who} ${isMany ? 'laden' : 'lädt'} dich ein, bei ${what === '' ? 'einer Liste' : `„${what}“`} mitzumachen`,
      list_joined: ({ who, isMany, what }) =>
        `${who} ${isMany ? 'machen' : 'macht'} jetzt bei ${what === '' ? 'einer Liste von dir' : `„${what}“`} mit`,
      message: ({ who, count }) =>
        `${who} hat dir ${count === 1 ? 'eine Nachricht' : `${count} Nachrichten`} geschickt`,
      message_request: ({ who, isMany }) => `${who} ${isMany ? 'möchten' : 'möchte'} dir Nachrichten schreiben`,
      table_invitation: ({ who, isMany }) =>
        `${who} ${isMany ? 'möchten' : 'möchte'} wissen, was du meidest, um mit dir zu essen`,
      table_joined: ({ who, isMany }) =>
        `${who} ${isMany ? 'geben' : 'gibt'} für deinen Tisch jetzt selbst an, was zu meiden ist`,
      table_left: ({ who, isMany }) =>
        `${who} ${isMany ? 'geben' : 'gibt'} nicht mehr selbst an, was zu meiden ist: Frag nach, bevor ihr zusammen esst`,
      achievement: ({ count }) =>
        count === 1 ? 'Du hast einen Erfolg freigeschaltet' : `Du hast ${count} Erfolge freigeschaltet`,
      verification_note: () => 'Zu deinem Verifizierungsantrag gibt es eine Notiz',
      event: ({ who, what }) => `${who} kündigt an: ${what}`,
      event_changed: ({ who, what }) => `${who} hat Zeit oder Ort geändert: ${what}`,
      event_cancelled: ({ who, what }) => `${who} hat abgesagt: ${what}`,
      added: ({ who, count }) => `${who} hat ${count === 1 ? 'ein Gericht' : `${count} Gerichte`} hinzugefügt`,
    },
    more: (count) => `Und ${count} mehr in der App`,
    action: 'Foretaste öffnen',
    why: 'Diese Mail bekommst du, weil du die tägliche Zusammenfassung wolltest. Sie kommt höchstens einmal am Tag, und nur, wenn es etwas Neues gibt.',
    unsubscribe: 'Keine täglichen Mails mehr',
    settings: 'Einstellungen',
  },
  unsubscribe: {
    title: 'Tägliche Zusammenfassung per E-Mail',
    question: 'Möchtest du keine täglichen Mails von Foretaste mehr bekommen?',
    action: 'Keine täglichen Mails mehr',
    done: 'Erledigt. Du bekommst keine täglichen Mails mehr.',
    back: 'In den Einstellungen kannst du sie wieder einschalten.',
    broken: 'Dieser Link ist nicht vollständig. In den Einstellungen kannst du die täglichen Mails abschalten.',
  },
};
