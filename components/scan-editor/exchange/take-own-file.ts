/** Takes one file of geometry that Lintel has exported: all of it as one edit, or nothing and the reason. */
import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import { freshKeys, type NewKey } from "@/lib/editor/commands/fresh-key";
import { takeCaptures } from "@/lib/editor/commands/take-captures";
import type { EditorStore } from "@/lib/editor/editor-store";
import { checkExchangeSize } from "@/lib/editor/exchange/check-exchange-size";
import { placeExchange } from "@/lib/editor/exchange/place-exchange";
import { isExchange } from "@/lib/editor/exchange/read-exchange";
import { EXCHANGE_WORDS } from "@/lib/editor/exchange/words";
import { readBeside } from "./read-beside";
import { OWN_FILE_WORDS as WORDS } from "./words";

export type OwnFileOutcome =
  | { isTaken: true; message: string; floorNumber: number | null }
  | { isTaken: false; message: string };

/** Whether a file says in its first bytes that it is ours. What cannot be read is left to who reads captures. */
export async function isOwnFile(file: File): Promise<boolean> {
  try {
    return isExchange(await file.slice(0, 400).text());
  } catch {
    return false;
  }
}

export async function takeOwnFile(store: EditorStore, newKey: NewKey, file: File): Promise<OwnFileOutcome> {
  const refuse = (reason: string): OwnFileOutcome => ({ isTaken: false, message: WORDS.notTaken(file.name, reason) });
  const tooLarge = checkExchangeSize(file.size);
  if (tooLarge) return refuse(tooLarge);
  let text: string;
  try {
    text = await file.text();
  } catch {
    return refuse(WORDS.unreadable);
  }
  const read = await readBeside(text);
  if (!read.ok) return refuse(read.error.message);
  const { scene } = store;
  const { records, partners, copied, otherwise } = placeExchange(
    read.records,
    read.source.surveyKey,
    scene,
    freshKeys(scene, newKey),
  );
  const notes = [
    ...(copied > 0 ? [EXCHANGE_WORDS.copied(copied)] : []),
    ...(otherwise > 0 ? [EXCHANGE_WORDS.otherwise(otherwise)] : []),
  ];
  if (GEOMETRY_KINDS.every((kind) => records[kind].length === 0))
    return refuse([EXCHANGE_WORDS.allHere, ...notes].join(" "));
  const intake = { records, rooms: [], partners };
  const run = store.run((now) => takeCaptures(now, { intake, names: {}, label: WORDS.gesture(file.name) }));
  if (!run.ok) return refuse(run.refusal.message);
  const taken = WORDS.taken(file.name, records.face.length, records.objectPlanar.length, records.object3D.length);
  return {
    isTaken: true,
    message: [taken, ...notes].join(" "),
    floorNumber: (records.face[0] ?? records.object3D[0] ?? records.vertex[0])?.floorNumber ?? null,
  };
}
