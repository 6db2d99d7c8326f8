import { t } from '@lingui/core/macro';

/** What the server, or PocketBase below it, says when it refuses what a member can ask for: word for word as it is said. */
export const knownSentences: Readonly<Record<string, string>> = {
  // Of any request
  'The record was refused.': t`The record was refused.`,
  'Failed to create record.': t`Failed to create record.`,
  'Failed to update record.': t`Failed to update record.`,
  'Failed to delete record.': t`Failed to delete record.`,
  'Something went wrong while processing your request.': t`Something went wrong while processing your request.`,
  'An error occurred while validating the submitted data.': t`An error occurred while validating the submitted data.`,
  'The requested resource wasn\'t found.': t`The requested resource wasn't found.`,
  'You are not allowed to perform this request.': t`You are not allowed to perform this request.`,
  'The record was deleted meanwhile.': t`The record was deleted meanwhile.`,
  'Request entity too large.': t`Request entity too large.`,
  'Please sign in again.': t`Please sign in again.`,
  // Of any field
  'Cannot be blank.': t`Cannot be blank.`,
  'Value must be unique.': t`Value must be unique.`,
  'Values don\'t match.': t`Values don't match.`,
  'Invalid value format.': t`Invalid value format.`,
  'Must be a valid email address.': t`Must be a valid email address.`,
  'Must be a valid url.': t`Must be a valid url.`,
  'Failed to find all relation records with the provided ids.': t`Failed to find all relation records with the provided ids.`,
  'This value cannot be set.': t`This value cannot be set.`,
  'This value has the wrong form.': t`This value has the wrong form.`,
  // Accounts
  'Failed to authenticate.': t`Failed to authenticate.`,
  'Invalid or expired token.': t`Invalid or expired token.`,
  'Missing email token claim.': t`Missing email token claim.`,
  'Invalid new email address.': t`Invalid new email address.`,
  'Missing or invalid auth record password.': t`Missing or invalid auth record password.`,
  'Invalid token payload - newEmail must be set.': t`Invalid token payload - newEmail must be set.`,
  'The password is not right.': t`The password is not right.`,
  'New passwords do not match.': t`New passwords do not match.`,
  'This account is suspended.': t`This account is suspended.`,
  'This role cannot be chosen.': t`This role cannot be chosen.`,
  'An admin cannot give up the role alone: another admin changes it.': t`An admin cannot give up the role alone: another admin changes it.`,
  // Files
  'The file is not a JPEG, PNG, GIF, WebP or AVIF image of at most 50 megapixels.': t`The file is not a JPEG, PNG, GIF, WebP or AVIF image of at most 50 megapixels.`,
  'The file is not an MP4 or WebM video.': t`The file is not an MP4 or WebM video.`,
  'The file is not a PDF, JPG, PNG, DOC or DOCX document.': t`The file is not a PDF, JPG, PNG, DOC or DOCX document.`,
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
  'Only the member who was asked can answer.': t`Only the member who was asked can answer.`,
  'A request that was answered stays answered.': t`A request that was answered stays answered.`,
  'It is not there any more.': t`It is not there any more.`,
  'This is your own.': t`This is your own.`,
  // Verification
  'Please update your role to professional chef or restaurant owner first.': t`Please update your role to professional chef or restaurant owner first.`,
  'You are verified already.': t`You are verified already.`,
  'Your last request is not decided yet.': t`Your last request is not decided yet.`,
  'Please provide feedback for rejected requests.': t`Please provide feedback for rejected requests.`,
  'No document of this request has arrived yet.': t`No document of this request has arrived yet.`,
  // Administration
  'Only admins may do this.': t`Only admins may do this.`,
  'Please say why: the member is told.': t`Please say why: the member is told.`,
  'There is no such member (any more).': t`There is no such member (any more).`,
  'You cannot do this to yourself.': t`You cannot do this to yourself.`,
  'This is the last admin.': t`This is the last admin.`,
  'There is no such import.': t`There is no such import.`,
  'There is no set of foods for this cuisine.': t`There is no set of foods for this cuisine.`,
};

/** Sentences that hold a number or somebody's words. */
const knownForms: readonly (readonly [form: RegExp, inWords: (what: string) => string])[] = [
  [/^Must be at least (\d+) character\(s\)\.$/, (count) => t`Must be at least ${count} character(s).`],
  [/^Must be no more than (\d+) character\(s\)\.$/, (count) => t`Must be no more than ${count} character(s).`],
  [/^The file is larger than (\d+) MB\.$/, (size) => t`The file is larger than ${size} MB.`],
  [/^At most (\d+) documents can be handed in\.$/, (count) => t`At most ${count} documents can be handed in.`],
  [/^This account is suspended: (.+)$/s, (reason) => t`This account is suspended: ${reason}`],
];

/** A sentence of the server in the reader's language; one that is not known here stays as it is said [S9]. */
export function serverSentence(said: string): string {
  if (Object.hasOwn(knownSentences, said)) return knownSentences[said] ?? said;
  for (const [form, inWords] of knownForms) {
    const what = form.exec(said)?.[1];
    if (what !== undefined) return inWords(what);
  }
  return said;
}
