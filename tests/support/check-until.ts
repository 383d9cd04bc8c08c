import fc from "fast-check";

/** How much of the inputs that properties ask for is tried, from 0 to 1; see fast-check.cjs. */
const SHARE = Number(process.env.PROPERTY_SHARE ?? 1);

/** Of a count that is met with all inputs, the part that this run's share of them meets. */
export const shareOf = (count: number): number => Math.floor(count * SHARE);

/** Rounds after which a property counts as one that meets its case hardly ever; more where each has a share of its inputs. */
const MOST_ROUNDS = Math.ceil(10 / SHARE);

/** Each round has other inputs, also where the run names a seed. */
function seedOf(round: number): { seed?: number } {
  const { seed } = fc.readConfigureGlobal();
  return seed === undefined ? {} : { seed: seed + round };
}

/**
 * Checks a property round by round until `isEnough`: one that passes over most inputs is to have met what it is about, and
 * whether it has is not left to chance. Throws where it has not after ten rounds.
 */
export function checkUntil<Inputs>(
  isEnough: () => boolean,
  property: fc.IProperty<Inputs>,
  parameters: fc.Parameters<Inputs>,
): void {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    fc.assert(property, { ...parameters, ...seedOf(round) });
    if (isEnough()) return;
  }
  throw new Error(`The property has met what it is about too seldom in ${MOST_ROUNDS} rounds`);
}
