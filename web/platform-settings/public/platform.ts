import type { PublicPlatform } from "../../../server/platform-settings/platform.rules";

/** Who answers for this platform and who can sign up: the server writes it into the page it serves. */
export function platform(): PublicPlatform {
  const written = document.querySelector<HTMLMetaElement>('meta[name="platform"]')?.content;
  return written ? (JSON.parse(written) as PublicPlatform) : {};
}
