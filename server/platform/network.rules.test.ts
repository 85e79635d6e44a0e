import { expect, test } from "vitest";
import { callerAddress, networkOf } from "./network.rules";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["203.0.113.7:51000", "203.0.113.7"],
  ["[2001:db8:1:2::1]:51000", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["[::ffff:cb00:7107]:51000", "203.0.113.7"],
  ["unknown", "unknown"],
  ["", ""],
])("%s counts as %s", (address, network) => expect(networkOf(address)).toBe(network));

test("the caller is the client of our outermost proxy, whatever X-Forwarded-For claims", () => {
  const forwardedFor = "198.51.100.7, 203.0.113.9";
  expect(callerAddress("10.0.0.1", forwardedFor, 0)).toBe("10.0.0.1");
  expect(callerAddress("10.0.0.1", forwardedFor, 1)).toBe("203.0.113.9");
  expect(callerAddress("10.0.0.1", [forwardedFor], 2)).toBe("198.51.100.7");
  expect(callerAddress("10.0.0.1", "198.51.100.7", 5)).toBe("198.51.100.7");
  expect(callerAddress("10.0.0.1", undefined, 1)).toBe("10.0.0.1");
});
