/** Labels and notes that every part of the product shows in the same words. */
export const RETRY = "Retry";
export const UNDO = "Undo";
/** Why an action is disabled for the signed-in role. */
export const NOT_IN_YOUR_ROLE = "Your role doesn't allow this";
/** A person whose name is not known here. */
export const SOMEONE_ELSE = "Someone else";
