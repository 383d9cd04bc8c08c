import type { DescribedElements } from "./described-elements";
import type { Gesture } from "./gesture";
import type { ReadScene, SceneRecords } from "./scene";

export type EditorStoreOptions = {
  surveyKey: string;
  records: Partial<SceneRecords>;
  /** Stamped on every gesture, so that no other person's session sends it. */
  employeeKey?: string;
  /** Names what an edit is about; asked while it is there, which is before an edit that removes something and after others. */
  nameElements?: (scene: ReadScene, told: DescribedElements) => string;
  /** Called once for every finished edit, undo and redo, after the scene has changed. */
  onGesture?: (gesture: Gesture) => void;
};
