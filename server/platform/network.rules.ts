import ipaddr from "ipaddr.js";

/**
 * What one caller can be expected to hold of the network: an IPv4 address, or the /64 that a household or a server gets
 * of IPv6, since whoever has one address there has 2⁶⁴ of them.
 * @param told as proxies write it: some add the port, or wrap IPv4 in IPv6. What is no address counts as it is.
 */
export function networkOf(told: string): string {
  const address = bareAddress(told);
  if (!ipaddr.isValid(address)) return told;
  const parsed = ipaddr.process(address); // IPv4 within IPv6 becomes IPv4, also where it is written in hex
  if (parsed.kind() === "ipv4") return parsed.toString();
  const groups = (parsed as ipaddr.IPv6).parts.slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(":")}::/64`;
}

/** Without what proxies add: `203.0.113.7:1234`, `[2001:db8::1]:1234`, and quotes around either. */
function bareAddress(told: string): string {
  const text = told.trim().replace(/^"(.*)"$/, "$1");
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
}

/**
 * Where a request comes from, through as many proxies of ours as there are: each has added whom it was asked by.
 * @param forwardedFor the X-Forwarded-For header. @param trustedProxies how many stand in front.
 */
export function callerAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  trustedProxies: number,
): string {
  const told = [forwardedFor ?? []].flat().join(",").split(",");
  const way = [
    remoteAddress ?? "",
    ...told
      .map((address) => address.trim())
      .filter(Boolean)
      .reverse(),
  ];
  return way[Math.min(trustedProxies, way.length - 1)] ?? "";
}
