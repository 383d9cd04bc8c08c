/** Addresses of stored files without their signature, which changes with every read. */
export const SIGNATURE_PARAMETERS = { expires: "expires", signature: "signature" } as const;

/** The address without its signature: equal results are the same file. Other parameters stay. */
export function plainAddress(address: string): string {
  const at = address.indexOf("?");
  if (at < 0) return address;
  const signed: readonly string[] = Object.values(SIGNATURE_PARAMETERS);
  const kept = address
    .slice(at + 1)
    .split("&")
    .filter((pair) => pair !== "" && !signed.includes(pair.split("=")[0] ?? ""));
  return kept.length === 0 ? address.slice(0, at) : `${address.slice(0, at)}?${kept.join("&")}`;
}
