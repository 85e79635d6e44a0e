/**
 * npm run lighthouse: Lighthouse scores of the most common entry pages on its emulated phone: the lowest of three runs, with
 * demo data on a separate server. Lighthouse runs by npx and is not a dependency, because it is larger than all others.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { people } from "../prisma/demo/people";
import { tournamentId } from "../prisma/demo/tournament-rows";
import { findBrowser } from "../tests/support/browser";
import { enterAs } from "../tests/support/sign-in";
import { publicTournamentPath } from "../web/tournaments/public/tournament-path";
import { withProduct } from "./screenshots/with-product";

const version = "12.8.2";
const runs = 3;
const least = { performance: 90, accessibility: 95, "best-practices": 95 } as const;
type Category = keyof typeof least;
const categories = Object.keys(least) as Category[];

const pages = [
  { path: "/", as: null },
  { path: publicTournamentPath(tournamentId("interno-hoje")), as: null },
  { path: "/arena-dashboard", as: people.mainManager.email },
];

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

interface Report {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

/** One Lighthouse run of a page, in a browser with the given user signed in. */
async function look(baseURL: string, { path, as }: (typeof pages)[number]): Promise<Report> {
  const scratch = mkdtempSync(join(tmpdir(), "praia-lighthouse-"));
  const port = await freePort();
  const browser = await findBrowser();
  const context = await chromium.launchPersistentContext(join(scratch, "profile"), {
    ...browser,
    args: [...(browser.args ?? []), `--remote-debugging-port=${port}`],
    baseURL,
  });
  try {
    const page = await context.newPage();
    if (as !== null) await enterAs(page, as);
    const file = join(scratch, "report.json");
    const flags = ["--disable-storage-reset", "--output=json", `--output-path=${file}`, `--port=${port}`];
    const only = `--only-categories=${categories.join(",")}`;
    // The browser waits for this process at each new page, so this process must not block.
    await promisify(execFile)("npx", ["--yes", `lighthouse@${version}`, `${baseURL}${path}`, ...flags, only]);
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } finally {
    await context.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

const scoresOf = (report: Report) =>
  categories.map((name) => Math.round(report.categories[name].score * 100));

await withProduct(async (_browser, baseURL) => {
  for (const shown of pages) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++) reports.push(await look(baseURL, shown));
    const worst = categories.map((_name, index) =>
      Math.min(...reports.map((report) => scoresOf(report)[index] ?? 0)),
    );
    console.log(shown.path, categories.map((name, index) => `${name} ${worst[index]}`).join(", "));
    const last = reports.at(-1);
    for (const [index, name] of categories.entries()) {
      if ((worst[index] ?? 0) >= least[name] || !last) continue;
      process.exitCode = 1;
      for (const { id, weight } of last.categories[name].auditRefs) {
        const audit = last.audits[id];
        if (weight > 0 && audit && audit.score !== null && audit.score < 0.9)
          console.log(`  ${name}: ${audit.title} ${audit.displayValue ?? ""}`);
      }
    }
  }
});
