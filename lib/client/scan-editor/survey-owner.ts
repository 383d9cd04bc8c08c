/** The queue's owner of a survey's gestures. */
const OWNER = "scan-editor ";

export function ownerOf(surveyKey: string): string {
  return OWNER + surveyKey;
}

export function isEditorOwner(owner: string): boolean {
  return owner.startsWith(OWNER);
}
