import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import express, { Router, type Request } from "express";
import { notFound } from "./json-errors";
import {
  filesOfPages,
  withArriving,
  withFiles,
  withPlatform,
  withTitle,
  type ArrivingPage,
  type PagePlatform,
} from "./page-head";
import { inMs } from "../time/duration.rules";

const oneYearMs = inMs({ days: 365 });

export interface WebAppOptions {
  /** The data about the platform that is embedded in every page: contacts and the maintenance notice. */
  platform: () => Promise<PagePlatform>;
  /** Whether the request may have a session: only visitors get the prerendered front page. */
  mayBeSignedIn: (request: Request) => boolean;
  /** The first title and text of a public page, the same for all viewers; null if they need the page's data. */
  arriving: (path: string) => Promise<ArrivingPage | null>;
  /** The fixed title of a page that only some users may see; null for other pages. */
  standingTitle: (path: string) => string | null;
  /** The public address of the web app, without a trailing slash. */
  publicUrl: () => string;
}

/**
 * Serves the built web app: hashed files with unlimited caching, precompressed where the browser accepts it, and
 * index.html for all pages. Visitors get a prerendered front page; signed-in users do not, because it redirects them.
 */
export function serveWebApp(
  root: string,
  { platform, mayBeSignedIn, arriving, standingTitle, publicUrl }: WebAppOptions,
): Router {
  const router = Router();
  const filesOf = filesOfPages(join(root, "..", "page-files.json"));
  router.use("/assets", (request, response, next) => {
    const path = normalize(request.path);
    const compressed = join(root, "assets", `${path}.br`);
    if (/\bbr\b/.test(String(request.headers["accept-encoding"] ?? "")) && existsSync(compressed)) {
      response.type(extname(path));
      response.set("Content-Encoding", "br");
      request.url = request.url.replace(/^[^?]*/, "$&.br");
    }
    response.vary("Accept-Encoding");
    next();
  });
  router.use(
    "/assets",
    express.static(join(root, "assets"), {
      immutable: true,
      maxAge: oneYearMs,
      fallthrough: false,
      redirect: false,
    }),
  );
  // Also what begins with a dot: /.well-known/security.txt.
  router.use(express.static(root, { index: false, maxAge: 0, redirect: false, dotfiles: "allow" }));
  router.get("/{*path}", async (request, response, next) => {
    if (!request.accepts("html")) return notFound(request, response, next);
    const isFrontPage = request.path === "/";
    const title = standingTitle(request.path);
    if (isFrontPage || title !== null) response.vary("Cookie");
    const file = isFrontPage && !mayBeSignedIn(request) ? "front-page.html" : "index.html";
    const [page, opening, said] = await Promise.all([
      readFile(join(root, file), "utf8"),
      isFrontPage ? null : arriving(request.path),
      platform(),
    ]);
    const whole = withFiles(withPlatform(page, said), isFrontPage ? [] : filesOf(request.path));
    response.set("Cache-Control", "no-cache").type("html");
    if (opening) {
      const { picture } = opening;
      const shown = picture === undefined ? {} : { picture: publicUrl() + picture };
      response.send(withArriving(whole, { ...opening, ...shown }, publicUrl() + request.path));
    } else response.send(title !== null && mayBeSignedIn(request) ? withTitle(whole, title) : whole);
  });
  router.use(notFound);
  return router;
}
