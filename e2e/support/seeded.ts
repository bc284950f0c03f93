/** Reproducible randomness: the same seed gives the same run. */
export type Chance = {
  seed: number
  /** From 0 up to, not including, 1. */
  next(): number
  /** An integer from `least` to `most`, both included. */
  between(least: number, most: number): number
  pick<Value>(values: readonly [Value, ...Value[]]): Value
}

/** Randomness from `TRUST_SEED`, or from a new seed. Print the seed, so that a failure can be reproduced. */
export function seeded(seed = Number(process.env.TRUST_SEED) || Math.floor(Math.random() * 2 ** 31)): Chance {
  let state = seed
  // The generator known as mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    seed,
    next,
    between,
    pick: (values) => values[between(0, values.length - 1)] ?? values[0],
  }
}
