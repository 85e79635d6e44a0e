import ipaddr from "ipaddr.js";

/**
 * The network to which rate limits apply: an IPv4 address, or the /64 prefix of an IPv6 address, because a household or
 * server with one address there has 2⁶⁴ of them.
 * @param given as proxies write it: some add the port, or wrap IPv4 in IPv6. An invalid address is returned unchanged.
 */
export function networkOf(given: string): string {
  const address = bareAddress(given);
  if (!ipaddr.isValid(address)) return given;
  const parsed = ipaddr.process(address); // IPv4 within IPv6 becomes IPv4, also where it is written in hex
  if (parsed.kind() === "ipv4") return parsed.toString();
  const groups = (parsed as ipaddr.IPv6).parts.slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(":")}::/64`;
}

/** Strips what proxies add: `203.0.113.7:1234`, `[2001:db8::1]:1234`, and quotes around either. */
function bareAddress(given: string): string {
  const text = given.trim().replace(/^"(.*)"$/, "$1");
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
}

/**
 * The address of the client behind our proxies: each proxy appends the address of its client to the header.
 * @param forwardedFor the X-Forwarded-For header. @param trustedProxies the number of our proxies.
 */
export function callerAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  trustedProxies: number,
): string {
  const hops = [forwardedFor ?? []].flat().join(",").split(",");
  const way = [
    remoteAddress ?? "",
    ...hops
      .map((address) => address.trim())
      .filter(Boolean)
      .reverse(),
  ];
  return way[Math.min(trustedProxies, way.length - 1)] ?? "";
}
