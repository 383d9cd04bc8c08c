/** Addresses of stored files without their signature, which changes with every read. */
export const SIGNATURE_PARAMETERS = { expires: "expires", signature: "signature" } as const;

/** Returns the address without its signature and with its other parameters; equal results are the same file. */
export function plainAddress(address: string): string {
  const queryStart = address.indexOf("?");
  if (queryStart < 0) return address;
  const signatureNames: readonly string[] = Object.values(SIGNATURE_PARAMETERS);
  const otherPairs = address
    .slice(queryStart + 1)
    .split("&")
    .filter((pair) => pair !== "" && !signatureNames.includes(pair.split("=")[0] ?? ""));
  return otherPairs.length === 0
    ? address.slice(0, queryStart)
    : `${address.slice(0, queryStart)}?${otherPairs.join("&")}`;
}
