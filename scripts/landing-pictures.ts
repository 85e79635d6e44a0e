/**
 * npm run screenshots:landing: takes the pictures of the product on the front page from the demo data. File names contain a
 * content hash, because browsers cache them forever; web/landing/pictures.ts lists them.
 */
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { format } from "oxfmt";
import { people } from "../prisma/demo/people";
import { tournamentId } from "../prisma/demo/tournament-rows";
import { projectRoot } from "../server/platform/project-root";
import { openWhole } from "../tests/support/accessibility";
import { enterAs } from "../tests/support/sign-in";
import { newTournamentPath, publicTournamentPath } from "../web/tournaments/public/tournament-path";
import { modes } from "./screenshots/shot";
import { withProduct } from "./screenshots/with-product";

interface Scene {
  path: string;
  /** The signed-in user; null: anonymous. */
  as: string | null;
  width: number;
  height: number;
  /** The device pixel ratio of phones, so that the picture is sharp there. */
  scale: 1 | 2;
  /** The same in light and dark mode. */
  always?: true;
}

const phone = { width: 360, height: 600, scale: 2 } as const;
const desk = { width: 1280, height: 720, scale: 1 } as const;
const live = publicTournamentPath(tournamentId("interno-hoje"));

const scenes: Record<string, Scene> = {
  create: { path: newTournamentPath, as: people.mainManager.email, ...phone },
  enrol: { path: publicTournamentPath(tournamentId("copa-duplas")), as: null, ...phone },
  follow: { path: live, as: null, ...phone },
  board: { path: `${live}/tv`, as: null, ...desk, always: true },
  championship: { path: publicTournamentPath(tournamentId("etapa-camboriu")), as: null, ...desk },
};

const address = "/assets/pictures";
const folder = join(projectRoot, "web", "public", address);
const quality = 70;

/** A screenshot of the window as WebP, which is half the size of PNG. */
async function picture(page: Page): Promise<Buffer> {
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send("Page.captureScreenshot", { format: "webp", quality });
  return Buffer.from(data, "base64");
}

/** Takes a scene in light and dark mode. @returns the addresses of both pictures. */
async function take(browser: Browser, baseURL: string, name: string, scene: Scene): Promise<string[]> {
  const { width, height, scale } = scene;
  const context = await browser.newContext({
    baseURL,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  if (scene.as) await enterAs(page, scene.as);
  const files: string[] = [];
  for (const mode of scene.always ? modes.slice(0, 1) : modes) {
    await page.emulateMedia({ colorScheme: mode });
    await openWhole(page, scene.path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const image = await picture(page);
    const content = createHash("sha256").update(image).digest("hex").slice(0, 8);
    const file = `${name}-${content}.webp`;
    writeFileSync(join(folder, file), image);
    files.push(`${address}/${file}`);
    console.log(`✓ ${file}, ${Math.round(image.length / 1024)} kB`);
  }
  await context.close();
  return files;
}

await withProduct(async (browser, baseURL) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const taken: Record<string, object> = {};
  for (const [name, scene] of Object.entries(scenes)) {
    const [light, dark = light] = await take(browser, baseURL, name, scene);
    taken[name] = { light, dark, width: scene.width, height: scene.height };
  }
  const text = `/** Pictures of the product: written, as they are, by \`npm run screenshots:landing\`. */
    export const pictures = ${JSON.stringify(taken)} as const;`;
  const { code } = await format("pictures.ts", text, { printWidth: 110 });
  writeFileSync(join(projectRoot, "web", "landing", "pictures.ts"), code);
});
