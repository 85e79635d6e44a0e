import type { PlatformSettings } from "../../prisma/generated/client/client";
import type { Transaction, Database } from "../platform/database";
import { setTimeout as sleep } from "node:timers/promises";
import type { PagePlatform } from "../platform/http/page-head";
import type { Log } from "../platform/log";
import { isInForce, noticeOf, publicPlatform } from "./platform.rules";

/** The one row there is; the migration that makes the table writes it. */
export const theSettings = { id: 1 } as const;

export const platformSettings = (db: Transaction): Promise<PlatformSettings> =>
  db.platformSettings.findUniqueOrThrow({ where: theSettings });

/** A page that waits longer than this is sent with what was known last. */
const patienceMs = 1_000;

/**
 * Loads the settings that the server embeds in every page, so that no page requests them. One statement. Pages are
 * served without them, or with the last known ones, if the database does not respond.
 */
export function pagePlatformReader({ db, log, clock }: { db: Database; log: Log; clock: () => Date }) {
  let known: PlatformSettings | null = null;
  return async (): Promise<PagePlatform> => {
    const reading = platformSettings(db).then(
      (settings) => {
        known = settings;
      },
      (err: unknown) => log.warn({ err }, "A page arrives without what the settings say"),
    );
    const waiting = new AbortController();
    await Promise.race([
      reading,
      sleep(patienceMs, undefined, { ref: false, signal: waiting.signal }).catch(() => undefined),
    ]);
    waiting.abort();
    if (known === null) return { about: {}, notice: null };
    // The last known notice still appears and disappears on time without a database, which is when it matters.
    const notice = noticeOf(known);
    return {
      about: publicPlatform(known),
      notice: notice && isInForce(notice, clock()) ? notice.text : null,
    };
  };
}
