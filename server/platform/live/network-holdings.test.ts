import { expect, test } from "vitest";
import { networkHoldings, networkLimits } from "./network-holdings";

test("one network holds as much as it may, another as if it were alone, and what is given back counts once", () => {
  const { take } = networkHoldings(networkLimits);
  const held = Array.from({ length: networkLimits.sockets }, () => take("one", { sockets: 1 }));
  expect(held).not.toContain(null);
  expect(take("one", { sockets: 1 })).toBeNull();
  expect(take("other", { sockets: 1 })).not.toBeNull();
  held[0]?.();
  held[0]?.();
  expect(take("one", { sockets: 1 })).not.toBeNull();
  expect(take("one", { sockets: 1 })).toBeNull();
});

test("few subscriptions may hold as much as many", () => {
  const { take } = networkHoldings(networkLimits);
  expect(take("one", { subscriptions: 1, bytes: networkLimits.bytes })).not.toBeNull();
  expect(take("one", { subscriptions: 1, bytes: 1 })).toBeNull();
});
