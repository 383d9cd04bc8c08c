import { employeesCopy } from "./copy";
import { employeeCopy } from "./employee/copy";

const { actions, done, creation } = employeesCopy;
const MARYAM = "مريم (2)";
/** Isolated from the sentence, which would otherwise reorder the bracket and the number. */
const APART = "\u2068مريم (2)\u2069";

test.each([
  [actions.hasNoCompany, `${APART} works for no company, and sees nothing.`],
  [done.resending, `Invitation of ${APART}`],
  [done.resent, `${APART} has been sent a new invitation.`],
  [done.unlocking, `Unlock ${APART}`],
  [done.unlocked, `${APART} can sign in again.`],
  [done.forcing, `New password of ${APART}`],
  [done.forced, `${APART} is signed out and has been sent a link for a new password.`],
  [done.deleting, `Delete ${APART}`],
  [done.deleted, `${APART} is deleted.`],
  [creation.created, `${APART} is invited.`],
  [creation.sameEmail, `${APART} has this email already.`],
  [employeeCopy.saved, `${APART} is saved.`],
  [employeeCopy.photo.removing, `Remove the photo of ${APART}`],
])("what an alert says of a person keeps their name apart from it (%#)", (says, sentence) => {
  expect(says(MARYAM)).toBe(sentence);
});

test.each([
  [done.deleted, "Ada Nwosu is deleted."],
  [creation.created, "Ada Nwosu is invited."],
])("a name that runs as the sentence does stays as it is (%#)", (says, sentence) => {
  expect(says("Ada Nwosu")).toBe(sentence);
});
