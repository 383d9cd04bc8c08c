import { employeesCopy } from "./copy";
import { employeeCopy } from "./employee/copy";

const { actions, done, creation } = employeesCopy;
const MARYAM = "مريم (2)";
/** Isolated from the sentence, which would otherwise reorder the parentheses and the number. */
const ISOLATED = "\u2068مريم (2)\u2069";

test.each([
  [actions.hasNoCompany, `${ISOLATED} has no company, so there is nothing to see.`],
  [done.resending, `Invitation for ${ISOLATED}`],
  [done.resent, `${ISOLATED} was sent a new invitation.`],
  [done.unlocking, `Unlock ${ISOLATED}`],
  [done.unlocked, `${ISOLATED} can sign in again.`],
  [done.forcing, `Password reset for ${ISOLATED}`],
  [done.forced, `${ISOLATED} was signed out and sent a password reset link.`],
  [done.deleting, `Delete ${ISOLATED}`],
  [done.deleted, `${ISOLATED} deleted`],
  [creation.created, `${ISOLATED} invited`],
  [creation.sameEmail, `${ISOLATED} already has this email.`],
  [employeeCopy.saved, `${ISOLATED} saved`],
  [employeeCopy.photo.removing, `Remove the photo of ${ISOLATED}`],
])("an alert isolates a person's name from the text direction of its sentence (%#)", (format, sentence) => {
  expect(format(MARYAM)).toBe(sentence);
});

test.each([
  [done.deleted, "Ada Nwosu deleted"],
  [creation.created, "Ada Nwosu invited"],
])("a name with the text direction of the sentence stays unchanged (%#)", (format, sentence) => {
  expect(format("Ada Nwosu")).toBe(sentence);
});
