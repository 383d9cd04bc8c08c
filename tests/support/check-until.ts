import fc from "fast-check";

/** The share of property inputs that is tried, 0 to 1; see fast-check.cjs. */
const SHARE = Number(process.env.PROPERTY_SHARE ?? 1);

/** Returns the part of a count that this run must reach with its share of inputs. */
export const shareOf = (count: number): number => Math.floor(count * SHARE);

/**
 * Rounds after which a property counts as almost never meeting its case; more if only a share of inputs is tried.
 */
const MAX_ROUNDS = Math.ceil(10 / SHARE);

/** Each round has other inputs, even if the run has a fixed seed. */
function seedOf(round: number): { seed?: number } {
  const { seed } = fc.readConfigureGlobal();
  return seed === undefined ? {} : { seed: seed + round };
}

/**
 * Checks a property round by round until `isEnough`, for a property that discards most inputs and must not depend on
 * chance to meet its case. Throws after the last round.
 */
export function checkUntil<Inputs>(
  isEnough: () => boolean,
  property: fc.IProperty<Inputs>,
  parameters: fc.Parameters<Inputs>,
): void {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    fc.assert(property, { ...parameters, ...seedOf(round) });
    if (isEnough()) return;
  }
  throw new Error(`The property has met what it is about too seldom in ${MAX_ROUNDS} rounds`);
}
