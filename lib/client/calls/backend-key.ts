/** The only source of cache keys. */
import type { EndpointName, EndpointParams } from "../../contract/endpoints";

export type BackendKey<N extends EndpointName = EndpointName> = readonly ["backend", N, EndpointParams<N>];

export function backendKey<N extends EndpointName>(name: N, params: EndpointParams<N>): BackendKey<N> {
  return ["backend", name, params];
}

/** Returns the key as text, independent of the order of parameters. */
export function keyText([, name, params]: BackendKey): string {
  const fields = Object.entries(params).filter(([, value]) => value !== undefined);
  return `${name} ${JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)))}`;
}
