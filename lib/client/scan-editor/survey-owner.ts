/** Whose gestures in the queue are a survey's editor's. */
const OWNER = "scan-editor ";

export function ownerOf(surveyKey: string): string {
  return OWNER + surveyKey;
}

export function isEditorOwner(owner: string): boolean {
  return owner.startsWith(OWNER);
}
