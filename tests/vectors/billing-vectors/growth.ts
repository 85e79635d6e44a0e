import { growthOf } from "../../../server/billing/growth.rules";

export const run = (input: { current_cents: number; previous_cents: number }) =>
  growthOf(input.current_cents, input.previous_cents);
