import { FINE_LAYERS } from "@/lib/editor/tools/layers/layer-list";
import type { VisibilityRules } from "../pick/visibility-rules";
import type { EditorView } from "../view/editor-view";
import { type SharedUniforms, setCut } from "./shared-uniforms";

/** Writes layers, X-ray, section and confidence tint to the uniforms, in constant time for any size of the floor. */
export function writeViewUniforms(view: EditorView, rules: VisibilityRules, uniforms: SharedUniforms): void {
  uniforms.uShown.value = rules.shown();
  uniforms.uAlone.value = (view.layers?.get().solo ?? 0) & FINE_LAYERS;
  uniforms.uXray.value = rules.isXray() ? 1 : 0;
  uniforms.uDoubt.value = view.get().isDoubtShown ? 1 : 0;
  setCut(uniforms, rules.cut());
}
