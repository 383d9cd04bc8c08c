/** Names the owner of a survey's gestures in the queue. */
const PREFIX = "scan-editor ";

export function ownerOf(surveyKey: string): string {
  return PREFIX + surveyKey;
}

export function isEditorOwner(owner: string): boolean {
  return owner.startsWith(PREFIX);
}
