import { Glyph, type GlyphName } from "../glyph";
import type { Tone } from "../tone";
import { Chip } from "./chip";

export type GlyphChipProps = { tone: Tone; glyph: GlyphName; label: string };

export function GlyphChip({ tone, glyph, label }: GlyphChipProps) {
  return (
    <Chip tone={tone} icon={<Glyph name={glyph} />}>
      {label}
    </Chip>
  );
}
