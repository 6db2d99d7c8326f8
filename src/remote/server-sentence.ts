import { plural, t } from '@lingui/core/macro';

/** What PocketBase says to programs, as a member is told it. */
export const machineSentences: Readonly<Record<string, string>> = {
  'The record was refused.': t`The server refused this.`,
  'Failed to create record.': t`This could not be saved.`,
  'Failed to update record.': t`This change could not be saved.`,
  'Failed to delete record.': t`This could not be deleted.`,
  'Something went wrong while processing your request.': t`The server could not do this. Please try again later.`,
  'An error occurred while validating the submitted data.': t`Something of this is not right yet.`,
  "The requested resource wasn't found.": t`This is not there any more.`,
  'The record was deleted meanwhile.': t`This was deleted in the meantime.`,
  'You are not allowed to perform this request.': t`You may not do this.`,
  'Request entity too large.': t`This is too large to be sent.`,
  'Cannot be blank.': t`This is missing.`,
  'Value must be unique.': t`This is taken already.`,
  "Values don't match.": t`These are not the same.`,
  'Invalid value format.': t`This has the wrong form.`,
  'Must be a valid email address.': t`This is not an e-mail address.`,
  'Must be a valid url.': t`This is not a web address.`,
  'Failed to find all relation records with the provided ids.': t`Something that this belongs to is not there any more.`,
  'This value has the wrong form.': t`This has the wrong form.`,
  'Failed to authenticate.': t`No account has this e-mail and this password.`,
  'Invalid or expired token.': t`This link does not work any more. Please ask for a new one.`,
  'Missing email token claim.': t`This link does not work any more. Please ask for a new one.`,
  'Invalid new email address.': t`This e-mail address cannot be used.`,
  'Missing or invalid auth record password.': t`The password is not right.`,
  'Invalid token payload - newEmail must be set.': t`This link does not work any more. Please ask for a new one.`,
};

/** What the server says to members when it refuses what they ask for: word for word as it is said. */
export const knownSentences: Readonly<Record<string, string>> = {
  // Of any request
  'Please sign in again.': t`Please sign in again.`,
  // Of any field
  'This value cannot be set.': t`This value cannot be set.`,
  // Accounts
  'Please confirm your age and accept the terms.': t`Please confirm your age and accept the terms.`,
  'The password is not right.': t`The password is not right.`,
  'New passwords do not match.': t`New passwords do not match.`,
  'This account is suspended.': t`This account is suspended.`,
  'This role cannot be chosen.': t`This role cannot be chosen.`,
  'An admin cannot give up the role alone: another admin changes it.': t`An admin cannot give up the role alone: another admin changes it.`,
  'This server sends no mail yet.': t`This server sends no mail yet.`,
  // The diary
  'There is no such day.': t`There is no such day.`,
  'This day has not come yet.': t`This day has not come yet.`,
  // Lists
  'These are all the lists that a member can have.': t`These are all the lists that a member can have.`,
  'This list is not there any more.': t`This list is not there any more.`,
  'These are all the foods that a list can hold.': t`These are all the foods that a list can hold.`,
  'This list is no longer shared.': t`This list is no longer shared.`,
  'These are all the lists that a member can keep.': t`These are all the lists that a member can keep.`,
  'These are all the members that can make a list together.': t`These are all the members that can make a list together.`,
  'These are all the lists that a member can make with others.': t`These are all the lists that a member can make with others.`,
  'This member is not there any more.': t`This member is not there any more.`,
  'This food is not on the list any more.': t`This food is not on the list any more.`,
  'This invitation does not work any more.': t`This invitation does not work any more.`,
  // Tables
  'These are all the people that a member can have at tables.': t`These are all the people that a member can have at tables.`,
  'These are all the tables that a member can have.': t`These are all the tables that a member can have.`,
  'These words are too many or too long.': t`These words are too many or too long.`,
  'This table is not there any more.': t`This table is not there any more.`,
  'This person is not there any more.': t`This person is not there any more.`,
  // Files
  'The file is not a JPEG, PNG, GIF, WebP or AVIF image of at most 16 megapixels.': t`The file is not a JPEG, PNG, GIF, WebP or AVIF image of at most 16 megapixels.`,
  'The photo is not a JPEG of at most 16 megapixels without camera data and place.': t`The photo is not a JPEG of at most 16 megapixels without camera data and place.`,
  'The file is not an MP4 or WebM video.': t`The file is not an MP4 or WebM video.`,
  'The file is not a PDF, JPG, PNG, DOC or DOCX document.': t`The file is not a PDF, JPG, PNG, DOC or DOCX document.`,
  'These are all the photos of one food that a member can add.': t`These are all the photos of one food that a member can add.`,
  'Please say under which licence the photo is shown.': t`Please say under which licence the photo is shown.`,
  'Please name the author of the photo.': t`Please name the author of the photo.`,
  'Please give the address where the photo is from.': t`Please give the address where the photo is from.`,
  'The file is empty.': t`The file is empty.`,
  'The file has not arrived whole.': t`The file has not arrived whole.`,
  'This is no picture, or too large.': t`This is no picture, or too large.`,
  'This is no picture of its kind.': t`This is no picture of its kind.`,
  // Beside an answer of the assistant
  'Answered from the catalogue: no AI service is set up here.': t`Answered from the catalogue: no AI service is set up here.`,
  'Answered from the catalogue: your questions to the AI service are used up for today.': t`Answered from the catalogue: your questions to the AI service are used up for today.`,
  'Answered from the catalogue: the AI service has no more room today.': t`Answered from the catalogue: the AI service has no more room today.`,
  'Answered from the catalogue: the AI service does not work at the moment.': t`Answered from the catalogue: the AI service does not work at the moment.`,
  'Answered from the catalogue: the AI service is busy.': t`Answered from the catalogue: the AI service is busy.`,
  'Answered from the catalogue: the AI service did not answer.': t`Answered from the catalogue: the AI service did not answer.`,
  'Answered from the catalogue: about allergies and diets only what is stated there counts.': t`Answered from the catalogue: about allergies and diets only what is stated there counts.`,
  'Nothing was looked at: your questions to the AI service are used up for today.': t`Nothing was looked at: your questions to the AI service are used up for today.`,
  'Nothing was looked at: the AI service has no more room today.': t`Nothing was looked at: the AI service has no more room today.`,
  'Nothing was looked at: the AI service does not work at the moment.': t`Nothing was looked at: the AI service does not work at the moment.`,
  'Nothing was looked at: the AI service is busy.': t`Nothing was looked at: the AI service is busy.`,
  'Nothing was looked at: the AI service did not answer.': t`Nothing was looked at: the AI service did not answer.`,
  'No AI service that sees pictures is set up here.': t`No AI service that sees pictures is set up here.`,
  'The photo does not seem to show food.': t`The photo does not seem to show food.`,
  // Members among each other
  'This is not possible between you and this member.': t`This is not possible between you and this member.`,
  'This member does not take messages from you.': t`This member does not take messages from you.`,
  'You can write 3 messages until this member answers.': t`You can write 3 messages until this member answers.`,
  'That is more of these than one member can add in a day. Please try again tomorrow.': t`That is more of these than one member can add in a day. Please try again tomorrow.`,
  'Too many tries. Please try again later.': t`Too many tries. Please try again later.`,
  'Too many wrong passwords. Please try again later.': t`Too many wrong passwords. Please try again later.`,
  'Too many e-mails were asked for. Please try again later.': t`Too many e-mails were asked for. Please try again later.`,
  'This id belongs to another row.': t`This id belongs to another row.`,
  'Only the member who was asked can answer.': t`Only the member who was asked can answer.`,
  'A request that was answered stays answered.': t`A request that was answered stays answered.`,
  'It is not there any more.': t`It is not there any more.`,
  'This is your own.': t`This is your own.`,
  'A moderator has hidden this food.': t`A moderator has hidden this food.`,
  'A moderator has hidden it already.': t`A moderator has hidden it already.`,
  'These are many reports for one day. Please send the rest tomorrow.': t`These are many reports for one day. Please send the rest tomorrow.`,
  // Names
  'A name cannot hold invisible, control or direction characters. Please type it anew.': t`A name cannot hold invisible, control or direction characters. Please type it anew.`,
  'There are too many marks on one letter.': t`There are too many marks on one letter.`,
  'A name needs at least one letter or digit.': t`A name needs at least one letter or digit.`,
  'This name is reserved, or looks like one that is. Please choose another.': t`This name is reserved, or looks like one that is. Please choose another.`,
  'This username is taken, or looks like one that is.': t`This username is taken, or looks like one that is.`,
  // Verification
  'Please update your role to professional chef or restaurant owner first.': t`Please update your role to professional chef or restaurant owner first.`,
  'You are verified already.': t`You are verified already.`,
  'Your last request is not decided yet.': t`Your last request is not decided yet.`,
  'Please provide feedback for rejected requests.': t`Please provide feedback for rejected requests.`,
  'No document of this request has arrived yet.': t`No document of this request has arrived yet.`,
  'Only verified professionals can do this.': t`Only verified professionals can do this.`,
  'These are all the events that a member can have.': t`These are all the events that a member can have.`,
  'This event is over already.': t`This event is over already.`,
  'An event ends after it begins, within 31 days.': t`An event ends after it begins, within 31 days.`,
  'An event is at most two years ahead.': t`An event is at most two years ahead.`,
  'A cancelled event stays cancelled.': t`A cancelled event stays cancelled.`,
  'These are all the places that a member can have.': t`These are all the places that a member can have.`,
  'Only the verified professional who contributed this food can do this.': t`Only the verified professional who contributed this food can do this.`,
  // Administration
  'Only admins may do this.': t`Only admins may do this.`,
  'Please say why: the member is told.': t`Please say why: the member is told.`,
  'There is no such member (any more).': t`There is no such member (any more).`,
  'You cannot do this to yourself.': t`You cannot do this to yourself.`,
  'This is the last admin.': t`This is the last admin.`,
  'There is no such import.': t`There is no such import.`,
  'There is no such addition of foods.': t`There is no such addition of foods.`,
  'A post needs a title of at most 200 characters.': t`A post needs a title of at most 200 characters.`,
  'An excerpt has at most 1,000 characters.': t`An excerpt has at most 1,000 characters.`,
  'A post has at most 12 keywords of 40 characters each.': t`A post has at most 12 keywords of 40 characters each.`,
  'A post needs a text of at most 100,000 characters.': t`A post needs a text of at most 100,000 characters.`,
  'There is no set of foods for this cuisine.': t`There is no set of foods for this cuisine.`,
};

/** Sentences that hold a number or somebody's words. */
const knownForms: readonly (readonly [form: RegExp, inWords: (what: string) => string])[] = [
  [
    /^Must be at least (\d+) character\(s\)\.$/,
    (count) =>
      plural(Number(count), {
        one: 'This must have at least # character.',
        other: 'This must have at least # characters.',
      }),
  ],
  [
    /^Must be no more than (\d+) character\(s\)\.$/,
    (count) =>
      plural(Number(count), {
        one: 'This may have at most # character.',
        other: 'This may have at most # characters.',
      }),
  ],
  [/^The file is larger than (\d+) MB\.$/, (size) => t`The file is larger than ${size} MB.`],
  [/^At most (\d+) documents can be handed in\.$/, (count) => t`At most ${count} documents can be handed in.`],
  [/^This account is suspended: (.+)$/s, (reason) => t`This account is suspended: ${reason}`],
];

/** A sentence of the server in the reader's language; one that is not known here stays as it is said [S9]. */
export function serverSentence(said: string): string {
  for (const sentences of [machineSentences, knownSentences])
    if (Object.hasOwn(sentences, said)) return sentences[said] ?? said;
  for (const [form, inWords] of knownForms) {
    const what = form.exec(said)?.[1];
    if (what !== undefined) return inWords(what);
  }
  return said;
}
