import { employeesCopy } from "./copy";
import { employeeCopy } from "./employee/copy";

const { actions, done, creation } = employeesCopy;
const MARYAM = "مريم (2)";
/** Isolated from the sentence, which would otherwise reorder the bracket and the number. */
const APART = "\u2068مريم (2)\u2069";

test.each([
  [actions.hasNoCompany, `${APART} has no company, so there is nothing to see.`],
  [done.resending, `Invitation for ${APART}`],
  [done.resent, `${APART} was sent a new invitation.`],
  [done.unlocking, `Unlock ${APART}`],
  [done.unlocked, `${APART} can sign in again.`],
  [done.forcing, `Password reset for ${APART}`],
  [done.forced, `${APART} was signed out and sent a password reset link.`],
  [done.deleting, `Delete ${APART}`],
  [done.deleted, `${APART} deleted`],
  [creation.created, `${APART} invited`],
  [creation.sameEmail, `${APART} already has this email.`],
  [employeeCopy.saved, `${APART} saved`],
  [employeeCopy.photo.removing, `Remove the photo of ${APART}`],
])("what an alert says of a person keeps their name apart from it (%#)", (says, sentence) => {
  expect(says(MARYAM)).toBe(sentence);
});

test.each([
  [done.deleted, "Ada Nwosu deleted"],
  [creation.created, "Ada Nwosu invited"],
])("a name that runs as the sentence does stays as it is (%#)", (says, sentence) => {
  expect(says("Ada Nwosu")).toBe(sentence);
});
