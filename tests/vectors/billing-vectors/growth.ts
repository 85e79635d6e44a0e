import { growthOf } from "../../../server/billing/totals.rules";

export const run = (input: { current_cents: number; previous_cents: number }) =>
  growthOf(input.current_cents, input.previous_cents);
