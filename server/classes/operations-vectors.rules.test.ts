import { describe, expect, test } from "vitest";
import vectors from "../../tests/vectors/operations-vectors.json";
import { run as conflicts } from "../../tests/vectors/operations-vectors/conflicts";
import { run as credits } from "../../tests/vectors/operations-vectors/credits";
import { run as occupancy } from "../../tests/vectors/operations-vectors/occupancy";
import { run as rentalCancellation } from "../../tests/vectors/operations-vectors/rental_cancellation";
import { run as rentalPrice } from "../../tests/vectors/operations-vectors/rental_price";
import { run as seriesEdits } from "../../tests/vectors/operations-vectors/series_edits";
import { run as seriesExpansion } from "../../tests/vectors/operations-vectors/series_expansion";

const { _meta, ...lists } = vectors;

const adapters: Record<keyof typeof lists, (input: never) => unknown> = {
  series_expansion: seriesExpansion,
  series_edits: seriesEdits,
  conflicts,
  credits,
  occupancy,
  rental_price: rentalPrice,
  rental_cancellation: rentalCancellation,
};

describe.each(Object.entries(lists))("%s", (list, cases) => {
  const run = adapters[list as keyof typeof lists];
  test.each(cases.map((one) => [`${one.id}: ${one.why}`, one] as const))("%s", (_name, one) => {
    expect(run(structuredClone(one.input) as never)).toEqual(one.expected);
  });
});
