/**
 * What one caller can be expected to hold of the network: an IPv4 address, or the /64 that a household or a server gets
 * of IPv6, since whoever has one address there has 2⁶⁴ of them.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.replace(/%.*$/, "").toLowerCase().split("::");
  const groupsOf = (part: string) => (part === "" ? [] : part.split(":"));
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => "0"), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
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
