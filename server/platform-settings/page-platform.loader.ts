import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../platform/database";
import type { PagePlatform } from "../platform/http/page-head";
import type { Log } from "../platform/log";
import { isInForce, noticeOf, publicPlatform } from "./platform.rules";
import { platformSettings } from "./platform-settings.loader";

/** A page that waits longer than this is sent with what was known last. */
const patienceMs = 1_000;

/**
 * What the server writes into every page it serves, so that no page asks for it. One statement; a database that does not
 * answer keeps nobody from the page.
 */
export function pagePlatformReader({ db, log, clock }: { db: Database; log: Log; clock: () => Date }) {
  let known: PagePlatform = { about: {}, notice: null };
  return async (): Promise<PagePlatform> => {
    const reading = platformSettings(db).then(
      (settings) => {
        const notice = noticeOf(settings);
        known = {
          about: publicPlatform(settings),
          notice: notice && isInForce(notice, clock()) ? notice.text : null,
        };
      },
      (err: unknown) => log.warn({ err }, "A page arrives without what the settings say"),
    );
    const waiting = new AbortController();
    await Promise.race([
      reading,
      sleep(patienceMs, undefined, { ref: false, signal: waiting.signal }).catch(() => undefined),
    ]);
    waiting.abort();
    return known;
  };
}
