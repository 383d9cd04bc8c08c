/** What the view shows, told to the shaders. */
import { FINE_LAYERS } from "@/lib/editor/tools/layers/layer-list";
import type { SightRules } from "../pick/sight-rules";
import type { EditorView } from "../view/editor-view";
import { type SharedUniforms, setCut } from "./shared-uniforms";

/** Hiding a layer, X-ray, section and the tint of doubt are uniforms: their cost does not grow with what is drawn. */
export function showSight(view: EditorView, rules: SightRules, uniforms: SharedUniforms): void {
  uniforms.uShown.value = rules.shown();
  uniforms.uAlone.value = (view.layers?.get().solo ?? 0) & FINE_LAYERS;
  uniforms.uXray.value = rules.isXray() ? 1 : 0;
  uniforms.uDoubt.value = view.get().isDoubtShown ? 1 : 0;
  setCut(uniforms, rules.cut());
}
